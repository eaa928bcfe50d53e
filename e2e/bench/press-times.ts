import type { Browser, Page } from 'puppeteer';
import { pause } from '../support/page/appearances';
import { clientRuns, prefetchDialogs } from '../support/page/requests';
import { openThrottled } from './bench-page';

/** From a press on the phone's menu to the next paint, in steps of 8 ms; 16 ms or less counts as 16. */
export async function pressMenu(browser: Browser, origin: string) {
  const opened = await openThrottled(browser, origin);
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
  await clientRuns(page);
  await pause(1_000);
  await (await page.waitForSelector('[popovertarget="site-menu"]', { visible: true }))!.tap();
  await pause(1_500);
  const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses);
  await opened.close();
  return Math.max(16, ...presses);
}

/** From the click to the first frame with the dialog: with its code fetched and not evaluated, then once more. */
export async function pressDialog(browser: Browser, origin: string): Promise<[number, number]> {
  const opened = await openThrottled(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  await prefetchDialogs(page);
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  const press = async () => {
    const button = await page.waitForSelector('main [data-dialog=discovery]');
    await button!.scrollIntoView();
    await pause(500);
    const time = page.evaluate(
      () =>
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
        }),
    );
    await button!.tap();
    return time;
  };
  const first = await press();
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  const next = await press();
  await opened.close();
  return [first, next];
}

/** Menu, dialog button and link, each pressed at the first paint: how many never answered. */
export async function lostPresses(browser: Browser, origin: string) {
  const answers: [string, (page: Page) => Promise<unknown>][] = [
    ['[popovertarget="site-menu"]', (page) => page.waitForSelector('#site-menu:popover-open')],
    ['main [data-dialog=discovery]', (page) => page.waitForSelector('[role=dialog]')],
    [
      'main a[href="/solutions"]',
      (page) => page.waitForFunction(() => location.pathname === '/solutions'),
    ],
  ];
  let lost = 0;
  for (const [control, answer] of answers) {
    const opened = await openThrottled(browser, origin);
    const { page } = opened;
    await page.evaluateOnNewDocument((selector) => {
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint').length) return;
        observer.disconnect();
        if (location.pathname === '/') document.querySelector<HTMLElement>(selector)!.click();
      }).observe({ type: 'paint', buffered: true });
    }, control);
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
    await answer(page).catch(() => (lost += 1));
    await opened.close();
  }
  return lost;
}
