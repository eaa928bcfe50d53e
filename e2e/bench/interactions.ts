import { atMost, type BenchRow } from '#mock-api/bench/row';
import type { Browser, Page } from 'puppeteer';
import { pause } from '../support/appearances';
import { clientRuns } from '../support/requests';
import { routes } from '../support/routes';
import { openForBench, throttle, type Throttle } from './bench-page';
import { median, worst } from './row';

/** Where the links of a site are that the bench follows, and whether it is ours. */
export interface BenchedSite {
  origin: string;
  /** Page and link: `[from, to]`. */
  link: readonly [string, string];
  isOurs: boolean;
}

/** How it feels on a slow phone with a slow network, neither of them simulated; medians of `runs`. */
export async function measureInteractions(
  browser: Browser,
  site: BenchedSite,
  runs: number,
  beside?: BenchedSite,
): Promise<BenchRow[]> {
  const times = async (measure: () => Promise<number>) => {
    const results: number[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure());
    return median(results);
  };
  const milliseconds = async (name: string, limit: number, measure: () => Promise<number>) =>
    atMost(name, Math.round(await times(measure)), limit, 'ms');
  const ratio = async (
    name: string,
    limit: number,
    measure: (of: BenchedSite) => Promise<number>,
  ) => {
    if (!beside) return [];
    const [own, other] = [await times(() => measure(site)), await times(() => measure(beside))];
    console.log(`${name}: ${Math.round(own)} ms, beside ${Math.round(other)} ms`);
    return [atMost(`${name}, of the other site's`, own / other, limit, 'x')];
  };
  const { origin } = site;
  return [
    await milliseconds('first paint (real throttle)', 900, () => paints(browser, site, 'first')),
    ...(await ratio('largest paint (real throttle)', 0.6, (of) => paints(browser, of, 'largest'))),
    ...(await ratio('second page after 300 ms of hovering (real throttle)', 0.35, (of) =>
      secondPage(browser, of, 'both'),
    )),
    await milliseconds('second page after 300 ms of hovering (network throttled)', 150, () =>
      secondPage(browser, site, 'network'),
    ),
    await milliseconds('Back to a scrolled page', 50, () => goBack(browser, site)),
    await milliseconds('menu press to paint (real throttle)', 40, () => pressMenu(browser, origin)),
    await milliseconds(
      'first dialog press to its paint (real throttle)',
      120,
      async () => (await pressDialog(browser, origin))[0],
    ),
    await milliseconds(
      'next dialog press to its paint (real throttle)',
      40,
      async () => (await pressDialog(browser, origin))[1],
    ),
    await shiftWhileReading(browser, origin),
    atMost(
      'presses at first paint without an answer (real throttle)',
      await times(() => lostPresses(browser, origin)),
      0,
      'of 3',
    ),
  ];
}

async function openThrottled(browser: Browser, origin: string, what: Throttle = 'both') {
  const opened = await openForBench(browser, origin, { width: 390, height: 844 });
  await throttle(opened.page, what);
  return opened;
}

/** Milliseconds from the start of the navigation to a paint. */
async function paints(
  browser: Browser,
  { origin, isOurs }: BenchedSite,
  which: 'first' | 'largest',
) {
  const opened = await openThrottled(browser, origin);
  const { page } = opened;
  await page.goto(origin, { waitUntil: 'load', timeout: 60_000 });
  if (isOurs) await clientRuns(page);
  await pause(1_500);
  const time = await page.evaluate(
    (type) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)!.startTime);
        }).observe({ type, buffered: true });
      }),
    which === 'first' ? 'paint' : 'largest-contentful-paint',
  );
  await opened.close();
  return time;
}

/**
 * From the click on a link that a pointer rested on to the first frame with another heading, whether the browser loads
 * the page or a script puts it in.
 */
async function secondPage(
  browser: Browser,
  { origin, link: [from, to] }: BenchedSite,
  what: Throttle,
) {
  const opened = await openThrottled(browser, origin, what);
  const { page } = opened;
  await page.evaluateOnNewDocument(() => {
    const now = () => performance.timeOrigin + performance.now();
    const headingNow = () => document.querySelector('h1')?.textContent ?? '';
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem('pressedAt', `${performance.timeOrigin + timeStamp}`);
        sessionStorage.setItem('leaving', headingNow());
      },
      true,
    );
    const look = () => {
      const leaving = sessionStorage.getItem('leaving');
      const isNext = leaving !== null && headingNow() !== '' && headingNow() !== leaving;
      if (!isNext) return requestAnimationFrame(look);
      // After the frame, whose callbacks come before its paint.
      return setTimeout(() => {
        Object.assign(window, { nextAfter: now() - Number(sessionStorage.getItem('pressedAt')) });
      });
    };
    if (location.protocol.startsWith('http')) requestAnimationFrame(look);
  });
  await page.goto(origin + from, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForNetworkIdle({ idleTime: 500 });
  const links = await page.$$(`footer a[href="${to}"], main a[href="${to}"]`);
  const link = links.at(-1)!;
  await link.scrollIntoView();
  await link.hover();
  await pause(300);
  await link.click();
  await page.waitForFunction(() => 'nextAfter' in window, { timeout: 60_000 });
  const time = await page.evaluate(() => (window as unknown as { nextAfter: number }).nextAfter);
  await opened.close();
  return time;
}

/** From `history.back()` to the frame with the page as it was left; throws where it is not scrolled as it was. */
async function goBack(browser: Browser, { origin, link: [from, to] }: BenchedSite) {
  const opened = await openForBench(browser, origin, { width: 390, height: 844 });
  const { page } = opened;
  await opened.goTo(from);
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        const now = performance.timeOrigin + performance.now();
        Object.assign(window, { backAfter: now - Number(sessionStorage.getItem('leftAt')) });
      });
    });
  });
  await pause(300);
  await page.$eval(`footer a[href="${to}"]`, (link) => (link as HTMLElement).click());
  await page.waitForFunction((path) => location.pathname === path, {}, to);
  await page.waitForNetworkIdle({ idleTime: 300 });
  await page.evaluate(() => {
    setTimeout(() => {
      sessionStorage.setItem('leftAt', `${performance.timeOrigin + performance.now()}`);
      history.back();
    });
  });
  await page.waitForFunction(() => 'backAfter' in window);
  const [time, top] = await page.evaluate(() => [
    (window as unknown as { backAfter: number }).backAfter,
    scrollY,
  ]);
  await opened.close();
  if (top !== 600) throw new Error(`Back came to ${top} px, not to 600`);
  return time!;
}

/** From a press on the phone's menu to the next paint, in steps of 8 ms; 16 ms or less counts as 16. */
async function pressMenu(browser: Browser, origin: string) {
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
async function pressDialog(browser: Browser, origin: string): Promise<[number, number]> {
  const opened = await openThrottled(browser, origin);
  const { page } = opened;
  await opened.goTo('/about');
  await clientRuns(page);
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

/** Fonts have arrived, cards have faded in, rings have counted. */
async function shiftWhileReading(browser: Browser, origin: string) {
  const shifts: { path: string; shift: number }[] = [];
  for (const path of routes) {
    const opened = await openForBench(browser, origin, { width: 390, height: 844 });
    await opened.goTo(path);
    const shift = await opened.page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return sum;
    });
    shifts.push({ path, shift });
    await opened.close();
  }
  const [page, most] = worst(shifts, ({ shift }) => shift);
  return atMost(`layout shift, each page read to its end (${page.path})`, most, 0.001, '');
}

/** Menu, dialog button and link, each pressed at the first paint: how many never answered. */
async function lostPresses(browser: Browser, origin: string) {
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
