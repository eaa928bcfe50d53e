import { atMost, type BenchRow } from '#mock-api/bench/row';
import type { Browser } from 'puppeteer';
import { routes } from '../support/routes';
import { openForBench, type BenchedSite } from './bench-page';
import { goBack, paints, secondPage } from './navigation-times';
import { lostPresses, pressDialog, pressMenu } from './press-times';
import { median, worst } from './row';

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
