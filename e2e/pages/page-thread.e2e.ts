import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney({ hasVisitorsPace: true });

/** Waits until the drawn thread in the page's margin has these clip paths, one per section that it passes. */
const isCut = (page: Page, cuts: string[]) =>
  page.waitForFunction(
    (wanted) => {
      const threads = [...document.querySelectorAll('main section')]
        .map((band) => getComputedStyle(band, '::before'))
        .filter(({ content }) => content !== 'none');
      return JSON.stringify(threads.map(({ clipPath }) => clipPath)) === JSON.stringify(wanted);
    },
    { timeout: 5_000 },
    cuts,
  );

/** Pages with a thread in the margin, and the number of sections that it passes. */
const threads: [string, number][] = [
  ['/services/ai-strategy-discovery', 4],
  ['/jobs/product-designer', 3],
  ['/contact', 2],
];

test('scrolling draws the thread in the margin', async () => {
  // The window is 300 px high, so that none of these sections is in view before the scroll.
  const { page, goTo } = await visit({ width: 1440, height: 300 });
  for (const [path, count] of threads) {
    const all = (cut: string) => Array<string>(count).fill(cut);
    await goTo(path);
    await isCut(page, all('inset(0px 0px 100%)'));
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
    await isCut(page, all('inset(0px 0px 0%)'));
  }
});

/**
 * Runs in the page: returns the positions of four things: both ends of the thread in the margin, the knot below the
 * hero, and the needle in the closing section.
 */
function readEnds() {
  const [first, ...others] = [...document.querySelectorAll('main section')].filter(
    (band) => getComputedStyle(band, '::before').content !== 'none',
  );
  const closing = others.at(-1)!;
  const hero = first!.previousElementSibling!;
  const px = (element: Element, pseudo: string, name: string) =>
    Number.parseFloat(getComputedStyle(element, pseudo).getPropertyValue(name));
  const start = first!.getBoundingClientRect();
  const end = closing.getBoundingClientRect();
  const knot = hero.getBoundingClientRect();
  const needle = closing.querySelector('svg[width="92"]')!.getBoundingClientRect();
  return {
    widths: [
      px(first!, '::before', 'border-top-width'),
      px(closing, '::before', 'border-bottom-width'),
    ],
    startBesideKnot: [
      start.left + px(first!, '::before', 'left') + px(first!, '::before', 'width'),
      start.top + px(first!, '::before', 'top') + 1,
      knot.left + px(hero, '::after', 'left'),
      knot.top + px(hero, '::after', 'top') + px(hero, '::after', 'height') / 2,
    ],
    end: end.top + px(closing, '::before', 'top') + px(closing, '::before', 'height') - 1,
    needle: needle.top + needle.height / 2,
  };
}

test('with reduced motion the thread in the margin is complete; it starts at the knot below the hero and ends at the needle', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const [path, count] of threads) {
    await goTo(path);
    await isCut(page, Array<string>(count).fill('none'));
  }
  for (const path of [
    '/products/document-processing',
    '/solutions/hr',
    '/jobs/product-designer',
    '/about',
  ]) {
    await goTo(path);
    const { widths, startBesideKnot, end, needle } = await page.evaluate(readEnds);
    const [startX, startY, knotX, knotY] = startBesideKnot;
    expect([path, widths]).toEqual([path, [2, 2]]);
    expect(Math.abs(startX! - knotX!)).toBeLessThan(1);
    expect(Math.abs(startY! - knotY!)).toBeLessThan(1);
    expect(Math.abs(end - needle)).toBeLessThan(1.5);
  }
});

/**
 * Runs in the page: returns the middle and the width of two threads: the jacket's loose thread, and the thread in the
 * margin that continues it.
 */
function readHomeThreads() {
  const curve = document.querySelector<SVGPathElement>('main path[d^="M0 90"]')!;
  const band = document.querySelector('main > section ~ section')!;
  const margin = getComputedStyle(band, '::before');
  const widths = [
    getComputedStyle(curve).strokeWidth,
    margin.getPropertyValue('border-inline-start-width'),
  ].map((width) => Number.parseFloat(width));
  const middles = [
    curve.getBoundingClientRect().left,
    band.getBoundingClientRect().left + Number.parseFloat(margin.left) + widths[1]! / 2,
  ];
  return { widths, middles };
}

test('the loose thread of the home page’s jacket and the thread in the margin meet at the same position and width', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await goTo('/');
  const { widths, middles } = await page.evaluate(readHomeThreads);
  expect(widths).toEqual([2, 2]);
  expect(middles[0]).toBeCloseTo(middles[1]!, 1);
});

test('the thread of the careers timeline turns at the end of a row, continues in the next row and ends in a knot', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/careers');
  const ends = await page.$$eval('[aria-labelledby="timeline-title"] ol > li', (entries) => {
    const [, , third, fourth] = entries.map((each) => each.getBoundingClientRect());
    const turn = getComputedStyle(entries[2]!, '::after');
    const left = third!.left + Number.parseFloat(turn.left) + 1;
    const bottom = third!.top + Number.parseFloat(turn.top) + Number.parseFloat(turn.height);
    const knot = entries[3]!.querySelector('span')!.getBoundingClientRect();
    return {
      besideKnot: Math.abs(left - (knot.left + knot.width / 2)),
      aboveKnot: knot.top - bottom,
      isInNextRow: fourth!.top > third!.bottom,
      // The number of parts that the last entry's drawing has. It must have one, the knot, because no thread follows.
      last: entries.at(-1)!.querySelectorAll('[aria-hidden] > span').length,
    };
  });
  expect(ends.isInNextRow).toBe(true);
  expect(ends.besideKnot).toBeLessThan(1);
  expect(ends.aboveKnot).toBeGreaterThanOrEqual(0);
  expect(ends.aboveKnot).toBeLessThan(12);
  expect(ends.last).toBe(1);
});

test('at 1280 px a page has no thread in the margin, because the margin is too narrow', async () => {
  const { page, goTo } = await visit({ width: 1280 });
  await goTo('/services/ai-strategy-discovery');
  await isCut(page, []);
});

test('the thread of the 404 page starts with a knot in the margin, and ends above the text', async () => {
  const { page, goTo } = await visit({ width: 1340, expectedErrors: [/404/] });
  await goTo('/no-such-page', 404);
  await atWidths(page, [1340, 1440, 2560], async () => {
    const { knot, thread, words } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      return {
        knot: box('main circle').toJSON() as DOMRect,
        thread: box('main path[d^="M-"]').toJSON() as DOMRect,
        words: box('main p').toJSON() as DOMRect,
      };
    });
    expect(knot.left).toBeGreaterThanOrEqual(0);
    expect(knot.right).toBeLessThanOrEqual(words.left);
    expect(thread.width).toBeGreaterThan(600);
    expect(thread.bottom).toBeLessThan(words.top - 8);
  });
});

test.each([
  ['is drawn when it is in view', 'no-preference', ['inset(0px 100% 100% 0px)', 'none']],
  ['is complete with reduced motion', 'reduce', ['none', 'none']],
])('the turn of the thread in the careers timeline %s', async (_, value, cuts) => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  await goTo('/careers');
  const turn = await page.waitForSelector('[aria-labelledby="timeline-title"] li:nth-of-type(3)');
  await turn!.evaluate((entry) => entry.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector(
    '[aria-labelledby="timeline-title"] li:nth-of-type(3)[data-view=seen]',
  );
  const seen = await turn!.evaluate((entry) => {
    const cut = () => getComputedStyle(entry, '::after').clipPath;
    const drawing = entry
      .getAnimations({ subtree: true })
      .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after');
    drawing?.pause();
    return [0, 1_400].map((time) => {
      if (drawing) drawing.currentTime = time;
      return cut();
    });
  });
  expect(seen).toEqual(cuts);
});
