import type { Browser } from 'puppeteer';
import { startBarePage } from './bare-page';
import { firstPaint } from './navigation-times';
import { dialogAfterInteraction, dialogAfterLoad, pressMenu } from './press-times';
import { median, medianAtMost, worst, type BenchRow } from './row';

/** One page of each kind. */
const kinds = ['/', '/pricing', '/solutions/hr', '/products/ai-suite', '/jobs/senior-ai-engineer'];

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
 * Measures paints and responses to clicks with a slowed CPU and network. Each value is the median of
 * `runs`, in ms or as a ratio to a minimal page (`bare-page.ts`).
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<BenchRow[]> {
  const milliseconds = (name: string, limit: number, times: number[]) =>
    medianAtMost(`${name} (slow line)`, times.map(Math.round), limit, 'ms');
  const afterLoad = await repeat(runs, () => dialogAfterLoad(browser, origin));
  const presses = await repeat(runs, () => dialogAfterInteraction(browser, origin));
  const menus = await repeat(runs, () => pressMenu(browser, origin));
  const bare = await startBarePage();
  try {
    return [
      ...(await measurePaints(browser, origin, runs, bare.origin)),
      milliseconds('dialog, press to paint, soon after load', 150, afterLoad),
      milliseconds(
        'dialog, press to paint, after a first interaction',
        150,
        presses.map(({ first }) => first),
      ),
      milliseconds(
        'dialog, press to paint, second time',
        90,
        presses.map(({ second }) => second),
      ),
      milliseconds('menu press to paint', 64, menus),
    ];
  } finally {
    await bare.stop();
  }
}

async function measurePaints(
  browser: Browser,
  origin: string,
  runs: number,
  bare: string,
): Promise<BenchRow[]> {
  // Each run measures all pages, so that changes of the machine's load affect all of them.
  const results = await repeat(runs, async () => ({
    bare: await firstPaint(browser, bare, '/'),
    pages: await inOrder(kinds, (path) => firstPaint(browser, origin, path)),
  }));
  const firstPaints = kinds.map((path, index) => ({
    path,
    ratios: results.map((result) => result.pages[index]! / result.bare),
  }));
  const [home, ...others] = firstPaints;
  const [slowest] = worst(others, ({ ratios }) => median(ratios));
  const rowOf = ({ path, ratios }: (typeof firstPaints)[number]) =>
    medianAtMost(`first paint, ratio to a bare page’s (${path})`, ratios, 1.3, 'x');
  return [rowOf(home!), rowOf(slowest)];
}
