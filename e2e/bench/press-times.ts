import type { Browser, Page } from 'puppeteer';
import { pause } from '../support/page/appearances';
import { dialog } from '../support/page/leads';
import { prefetchDialogs } from '../support/page/requests';
import { openSlowly } from './bench-page';

const button = 'main [data-dialog=discovery]';

/**
 * Returns the milliseconds from a press on the phone menu's button to the next paint. Event Timing rounds to 8 ms and
 * reports at least 16.
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

/** Returns the milliseconds from a press, immediately after the page's load, to the paint of the dialog. */
export async function dialogAfterLoad(browser: Browser, origin: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  const time = await pressDialog(page);
  await opened.close();
  return time;
}

/**
 * After a first interaction with the page, presses a dialog's button twice. Returns for each press the time in ms until
 * the dialog is painted. Also returns the longest task in ms until React handles events in the dialog. A task under 50
 * ms counts as 0.
 */
export async function dialogAfterInteraction(browser: Browser, origin: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  await prefetchDialogs(page);
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const first = await pressDialog(page);
  await reactIsReady(page);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  const second = await pressDialog(page);
  await opened.close();
  return { first, second, longestTask: Math.max(0, ...tasks) };
}

/** Types 20 letters, one every 50 ms, as soon as the dialog is visible. Returns the number of lost letters. */
export async function lostLetters(browser: Browser, origin: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  await prefetchDialogs(page);
  await pressDialog(page);
  const field = (await page.$(`${dialog} [name=firstName]`))!;
  await field.tap();
  await field.type('abcdefghijklmnopqrst', { delay: 50 });
  await reactIsReady(page);
  const kept = await page.$eval(`${dialog} [name=firstName]`, (input) => {
    return (input as HTMLInputElement).value.length;
  });
  await opened.close();
  return 20 - kept;
}

/**
 * Presses the menu's button, a dialog button and a link, each at the first paint of a new page. Returns the number of
 * presses without an effect.
 */
export async function lostPresses(browser: Browser, origin: string) {
  const answers: [string, (page: Page) => Promise<unknown>][] = [
    ['[popovertarget="site-menu"]', (page) => page.waitForSelector('#site-menu:popover-open')],
    [button, (page) => page.waitForSelector(dialog)],
    [
      'main a[href="/solutions"]',
      (page) => page.waitForFunction(() => location.pathname === '/solutions'),
    ],
  ];
  let lost = 0;
  for (const [control, answer] of answers) {
    const opened = await openSlowly(browser, origin);
    const { page } = opened;
    await page.evaluateOnNewDocument((selector) => {
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint').length) return;
        observer.disconnect();
        if (location.pathname === '/') document.querySelector<HTMLElement>(selector)!.click();
      }).observe({ type: 'paint', buffered: true });
    }, control);
    await page.goto(`${opened.origin}/`, { waitUntil: 'domcontentloaded' });
    await answer(page).catch(() => (lost += 1));
    await opened.close();
  }
  return lost;
}
