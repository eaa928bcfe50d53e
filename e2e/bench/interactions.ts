import { createServer } from 'node:http';
import { atMost, type BenchRow } from '#mock-api/bench/row';
import type { Browser } from 'puppeteer';
import { routes } from '../support/routes';
import { listenOnLoopback } from '../support/servers/loopback';
import { openForBench, type BenchedSite } from './bench-page';
import { goBack, paints, secondPage } from './navigation-times';
import {
  dialogAfterInteraction,
  dialogAfterLoad,
  lostLetters,
  lostPresses,
  pressMenu,
} from './press-times';
import { median, worst } from './row';

/** One page of each kind. */
const kinds = ['/', '/pricing', '/solutions/hr', '/products/ai-suite', '/jobs/senior-ai-engineer'];
/** The links that the bench follows, each as the first page and the page to which the link leads. */
const links = [
  ['/', '/solutions'],
  ['/solutions/hr', '/careers'],
] as const;

async function inOrder<Item, Result>(
  items: readonly Item[],
  measure: (item: Item) => Promise<Result>,
) {
  const results: Result[] = [];
  for (const item of items) results.push(await measure(item));
  return results;
}

const repeat = <Result>(runs: number, measure: () => Promise<Result>) =>
  inOrder(Array.from({ length: runs }), measure);

/**
 * Measures paints, presses and navigations, most of them with a slowed CPU and network. Most values are medians of
 * `runs` measurements. A value is a time in ms, a count, a layout shift, or the ratio of a time to the same time on a
 * bare page. With `beside`, some values are ratios to another site.
 */
export async function measureInteractions(
  browser: Browser,
  { origin }: { origin: string },
  runs: number,
  beside?: BenchedSite,
): Promise<BenchRow[]> {
  const medianOf = async (measure: () => Promise<number>) => median(await repeat(runs, measure));
  const milliseconds = async (name: string, limit: number, measure: () => Promise<number>) =>
    atMost(`${name} (slow line)`, Math.round(await medianOf(measure)), limit, 'ms');
  const presses = await repeat(runs, () => dialogAfterInteraction(browser, origin));
  const pressRow = (name: string, limit: number, of: keyof (typeof presses)[number]) =>
    atMost(name, Math.round(median(presses.map((press) => press[of]))), limit, 'ms');
  return [
    ...(await measurePaints(browser, origin, runs, beside)),
    await milliseconds('dialog, press to paint, soon after load', 200, () =>
      dialogAfterLoad(browser, origin),
    ),
    pressRow('dialog, press to paint, after a first interaction (slow line)', 130, 'first'),
    pressRow('dialog, press to paint, second time (slow line)', 100, 'second'),
    pressRow('longest task from a press until React is ready (slow line)', 100, 'longestTask'),
    atMost(
      'keys lost in a dialog, the worst run (slow line)',
      Math.max(...(await repeat(runs, () => lostLetters(browser, origin)))),
      0,
      'of 20',
    ),
    ...(await measureSecondPages(medianOf, browser, origin, beside)),
    await milliseconds('menu press to paint', 64, () => pressMenu(browser, origin)),
    atMost(
      'presses at first paint without an answer (slow line)',
      await medianOf(() => lostPresses(browser, origin)),
      0,
      'of 3',
    ),
    atMost(
      'Back to a scrolled page',
      Math.round(await medianOf(() => goBack(browser, { origin, link: ['/about', '/careers'] }))),
      50,
      'ms',
    ),
    await shiftWhileReading(browser, origin),
  ];
}

/** Serves a page with two short texts. The paint time of that page is the lower bound on this machine. */
const startBarePage = () =>
  listenOnLoopback(
    createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        '<!doctype html><html lang="en"><title>Bare page</title><meta name="viewport" content="width=device-width"><h1>Bare page</h1><p>Nothing else.</p>',
      );
    }),
  );

async function measurePaints(
  browser: Browser,
  origin: string,
  runs: number,
  beside?: BenchedSite,
): Promise<BenchRow[]> {
  const bare = await startBarePage();
  const measure = async () => ({
    bare: await paints(browser, bare.origin, '/'),
    beside: beside && (await paints(browser, beside.origin, '/')),
    pages: await inOrder(kinds, (path) => paints(browser, origin, path)),
  });
  // Each run measures all pages, so that changes in the machine's load affect all of them.
  const results = await repeat(runs, measure);
  await bare.stop();
  const rowFor = (which: 'first' | 'largest', other: 'bare' | 'beside', limit: number) => {
    const of = median(results.map((result) => result[other]![which]));
    const times = kinds.map((path, index) => ({
      path,
      time: median(results.map(({ pages }) => pages[index]![which])),
    }));
    const details = times.map(({ path, time }) => `${path} ${Math.round(time)}`).join(', ');
    console.log(`${which} paint in ms: ${other} ${Math.round(of)}, ${details}`);
    const [page, most] = worst(times, ({ time }) => time);
    const name = other === 'bare' ? 'a bare page’s' : 'the other site’s';
    return atMost(`${which} paint, ratio to ${name} (${page.path})`, most / of, limit, 'x');
  };
  return [
    rowFor('first', 'bare', 1.25),
    rowFor('largest', 'bare', 1.25),
    ...(beside ? [rowFor('largest', 'beside', 0.75)] : []),
  ];
}

async function measureSecondPages(
  medianOf: (measure: () => Promise<number>) => Promise<number>,
  browser: Browser,
  origin: string,
  beside?: BenchedSite,
): Promise<BenchRow[]> {
  const other = beside && (await medianOf(() => secondPage(browser, beside)));
  const rows: BenchRow[] = [];
  for (const link of links) {
    const own = await medianOf(() => secondPage(browser, { origin, link }));
    const name = `second page after 300 ms of hovering, from ${link[0]}`;
    console.log(`${name}: ${Math.round(own)} ms, the other site ${Math.round(other ?? 0)} ms`);
    rows.push(
      other
        ? atMost(`${name}, ratio to the other site’s`, own / other, 0.65, 'x')
        : atMost(`${name} (slow line)`, Math.round(own), 250, 'ms'),
    );
  }
  return rows;
}
async function shiftWhileReading(browser: Browser, origin: string) {
  const shifts: { path: string; shift: number }[] = [];
  for (const path of routes) {
    const opened = await openForBench(browser, origin, { width: 390, height: 844 });
    await opened.load(path);
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
