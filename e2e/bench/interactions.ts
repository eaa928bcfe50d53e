import type { Browser, Page } from 'puppeteer';
import { pause } from '../support/appearances';
import { atMost, median, type BenchRow } from './row';
import { openForBench, throttle } from './bench-page';

declare global {
  interface Window {
    /** Milliseconds from a visitor's press to the next paint, by interaction. */
    presses?: number[];
    shift?: number;
  }
}

/** How it feels on a slow phone with a slow network, neither of them simulated; medians of `runs`. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<BenchRow[]> {
  const results: Record<'secondPage' | 'menu' | 'dialog' | 'shift' | 'lost', number>[] = [];
  for (let run = 0; run < runs; run += 1)
    results.push({
      secondPage: await secondPage(browser, origin),
      menu: await press(browser, origin, '[popovertarget="site-menu"]'),
      dialog: await press(browser, origin, 'main [data-dialog=discovery]'),
      shift: await shiftWhileReading(browser, origin),
      lost: await lostClicks(browser, origin),
    });
  const of = (name: keyof (typeof results)[0]) => median(results.map((each) => each[name]));
  return [
    atMost('second page after a click (real throttle)', of('secondPage'), 100, 'ms'),
    atMost('press to paint, menu (real throttle)', of('menu'), 40, 'ms'),
    atMost('press to paint, dialog (real throttle)', of('dialog'), 40, 'ms'),
    atMost('layout shift while reading the home page to its end', of('shift'), 0.001, ''),
    atMost('presses at first paint without an answer (real throttle)', of('lost'), 0, 'of 3'),
  ];
}

async function openThrottled(browser: Browser, origin: string) {
  const opened = await openForBench(browser, origin, {
    width: 390,
    height: 844,
    prepare: () => {
      window.presses = [];
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) window.presses!.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shift! += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  await throttle(opened.page);
  return opened;
}

const untilLive = (page: Page) => page.waitForSelector('#root:not([data-cold])');

/** From the click on a link that a hand came near half a second ago to the first frame with the page's heading. */
async function secondPage(browser: Browser, origin: string) {
  const opened = await openThrottled(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  await untilLive(page);
  const link = await page.waitForSelector('main a[href="/careers"], footer a[href="/careers"]');
  await link!.scrollIntoView();
  await link!.hover();
  await pause(500);
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
        const leaving = document.querySelector('h1');
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1');
          if (!heading || heading === leaving) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link!.click();
  const milliseconds = await time;
  await opened.close();
  return Math.round(milliseconds);
}

/** The longest time from a press on a control to the next paint, in steps of 8 ms; 16 ms or less counts as 16. */
async function press(browser: Browser, origin: string, selector: string) {
  const opened = await openThrottled(browser, origin);
  const { page } = opened;
  await opened.goTo('/');
  await untilLive(page);
  await pause(1_000);
  const control = await page.waitForSelector(selector, { visible: true });
  await control!.tap();
  await pause(1_500);
  const presses = await page.evaluate(() => window.presses!);
  await opened.close();
  return Math.max(16, ...presses);
}

/** Fonts have arrived, cards have faded in, rings have counted. */
async function shiftWhileReading(browser: Browser, origin: string) {
  const opened = await openThrottled(browser, origin);
  const { page } = opened;
  await opened.goTo('/');
  await untilLive(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  const shift = await page.evaluate(() => window.shift!);
  await opened.close();
  return shift;
}

/** Menu, dialog button and link, each pressed at the first paint: how many never answered. */
async function lostClicks(browser: Browser, origin: string) {
  const answers: [string, () => boolean][] = [
    [
      '[popovertarget="site-menu"]',
      () => document.querySelector('#site-menu')!.matches(':popover-open'),
    ],
    ['main [data-dialog=discovery]', () => document.querySelector('[role=dialog]') !== null],
    ['main a[href="/solutions"]', () => location.pathname === '/solutions'],
  ];
  let lost = 0;
  for (const [control, isAnswered] of answers) {
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
    await page.waitForFunction(isAnswered, { timeout: 20_000 }).catch(() => (lost += 1));
    await opened.close();
  }
  return lost;
}
