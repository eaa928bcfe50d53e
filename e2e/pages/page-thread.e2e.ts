import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney({ hasVisitorsPace: true });

/** Waits until the dashed line (thread) in the page's margin has these clip paths, one for each section beside it. */
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

/** Pages with a thread in the margin, and the number of sections beside it. */
const threads: [string, number][] = [
  ['/services/ai-strategy-discovery', 4],
  ['/jobs/product-designer', 3],
  ['/contact', 2],
];

test('scrolling draws the thread in the margin, and with reduced motion the thread is complete from the start', async () => {
  // The window is 300 px high, so that none of these sections is in view before the scroll.
  const { page, goTo } = await visit({ width: 1440, height: 300 });
  for (const [path, count] of threads) {
    const all = (cut: string) => Array<string>(count).fill(cut);
    await goTo(path);
    await isCut(page, all('inset(0px 0px 100%)'));
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
    await isCut(page, all('inset(0px 0px 0%)'));
  }
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await isCut(page, Array<string>(threads.at(-1)![1]).fill('none'));
});

test('at 1280 px a page has no thread in the margin, because the margin is too narrow', async () => {
  const { page, goTo } = await visit({ width: 1280 });
  await goTo('/services/ai-strategy-discovery');
  await isCut(page, []);
});

test('the thread of the 404 page starts with a knot in the margin, and ends above the text', async () => {
  const { page, goTo } = await visit({ width: 1340, expectedErrors: [/404/] });
  await goTo('/no-such-page', 404);
  await atWidths(page, [1340, 2560], async () => {
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
