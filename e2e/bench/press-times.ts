import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { dialog } from '../support/page/leads';
import { prefetchDialogs } from '../support/page/requests';
import { openSlowly } from './bench-page';

const button = 'main [data-dialog=discovery]';

/**
 * Returns the time (ms) from a tap on the phone menu's button to the next paint. Event Timing rounds to 8 ms and
 * reports no times under 16 ms.
 */
export async function pressMenu(browser: Browser, origin: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await page.evaluateOnNewDocument(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) presses.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await opened.goTo('/');
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  await (await page.waitForSelector('[popovertarget="site-menu"]', { visible: true }))!.tap();
  await pause(1_500);
  const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
  await opened.close();
  return Math.max(16, ...presses);
}

const paintAfterClick = () =>
  new Promise<number>((resolve) => {
    let pressedAt = 0;
    addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), {
      capture: true,
      once: true,
    });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
    }).observe(document.body, { childList: true, subtree: true });
  });

async function pressDialog(page: Page) {
  const time = page.evaluate(paintAfterClick);
  await (await page.$(button))!.tap();
  return time;
}

const reactIsReady = (page: Page) =>
  page.waitForFunction(
    (selector) => document.querySelector(selector)?.closest('[data-unhydrated]') === null,
    {},
    dialog,
  );

/** Returns the ms from a tap on a dialog's button, immediately after the page's load, to the dialog's paint. */
export async function dialogAfterLoad(browser: Browser, origin: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  const time = await pressDialog(page);
  await opened.close();
  return time;
}

/** Taps a dialog's button twice, after another interaction. Returns the ms from each tap to the dialog's paint. */
export async function dialogAfterInteraction(browser: Browser, origin: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  await prefetchDialogs(page);
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  const first = await pressDialog(page);
  await reactIsReady(page);
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  const second = await pressDialog(page);
  await opened.close();
  return { first, second };
}
