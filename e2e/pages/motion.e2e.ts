import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { passTime } from '../support/page/clock';
import type { OpenOptions } from '../support/page/open-page';

const { visit } = startJourney({ hasVisitorsPace: true });
const { visit: visitInFullBrowser } = startJourney({ isFullBrowser: true, hasVisitorsPace: true });

/** Time (ms) by which an animation may be late, because the machine may be busy. No animation may be early. */
const tolerance = 1_500;

/** Opens an industry page and waits for its client script. No animated element has been in view yet. */
async function openIndustry(options: OpenOptions = {}) {
  const opened = await visit(options);
  await opened.goTo('/solutions/operations');
  return opened;
}

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

const scrollTo = (page: Page, selector: string) =>
  page.$eval(selector, (element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
const scrollToTop = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

interface RingTimes {
  arc?: string;
  seen?: number;
  moved?: number;
  ended?: number;
  draws: number;
}

const ring = '[role="img"]:has([data-arc])';

/** Records the times (ms) at which each ring is first in view, first moves, and is last drawn. */
const recordRings = (page: Page) =>
  page.$$eval(ring, (rings) => {
    const all: RingTimes[] = rings.map(() => ({ draws: 0 }));
    Object.assign(window, { ringTimes: all });
    for (const [index, element] of rings.entries()) {
      const times = all[index]!;
      const arc = element.querySelector('[data-arc]')!;
      new MutationObserver(() => {
        const now = performance.now();
        const drawn = arc.getAttribute('stroke-dasharray')!;
        // Ignores a frame that draws the same value again, because the last two frames both draw the final value.
        if ((element as HTMLElement).dataset.view !== 'seen' || drawn === times.arc) return;
        times.arc = drawn;
        times.seen ??= now;
        if (!drawn.startsWith('0 ')) times.moved ??= now;
        times.ended = now;
        times.draws += 1;
      }).observe(element, { subtree: true, attributes: true });
    }
  });
const ringTimes = (page: Page) =>
  page.evaluate(() => (window as unknown as { ringTimes: RingTimes[] }).ringTimes);

test('four impact rings count up only once, for 1.5 s each, and start 0.2 s after one another', async () => {
  const { page } = await openIndustry();
  await page.waitForSelector(`${ring}[data-view="waiting"]`);
  const figures = await page.$$eval(ring, (rings) => rings.map((each) => each.textContent));
  expect(figures).toEqual(['60%', '45%', '35%', '99%']);
  await recordRings(page);
  await scrollTo(page, ring);
  await page.waitForFunction(
    () => (window as unknown as { ringTimes: RingTimes[] }).ringTimes[3]!.moved,
  );
  await page.waitForFunction(
    (selector, finals) =>
      [...document.querySelectorAll(selector)].every(
        (element, index) =>
          element.querySelector('[data-arc]')!.getAttribute('stroke-dasharray') ===
          `${finals[index]!.slice(0, -1)} 100`,
      ),
    {},
    ring,
    figures as string[],
  );
  const times = await ringTimes(page);
  expect(times).toHaveLength(4);
  for (const [index, { seen, moved, ended }] of times.entries()) {
    const wait = moved! - seen!;
    const whole = ended! - seen!;
    expect(wait).toBeGreaterThan(200 * index - 20);
    expect(wait).toBeLessThan(200 * index + tolerance);
    expect(whole).toBeGreaterThan(1_500 + 200 * index - 20);
    expect(whole).toBeLessThan(1_500 + 200 * index + tolerance);
  }
  const draws = times.map((each) => each.draws);
  await scrollToTop(page);
  await scrollTo(page, ring);
  await passTime(page, 3_000);
  expect((await ringTimes(page)).map((each) => each.draws)).toEqual(draws);
});

interface Timing {
  duration: number;
  delay: number;
  iterations: number;
}

/** Records the animation timings (ms) of each element when it is first in view. */
const recordTimings = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => {
    const all: Timing[][] = elements.map(() => []);
    Object.assign(window, { timings: all });
    for (const [index, element] of elements.entries())
      new MutationObserver(() => {
        for (const { effect } of element.getAnimations()) {
          const { duration, delay, iterations } = effect!.getComputedTiming();
          const whole = Math.round(delay!);
          all[index]!.push({ duration: duration as number, delay: whole, iterations: iterations! });
        }
      }).observe(element, { attributeFilter: ['data-view'] });
  });
const timingsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { timings: Timing[][] }).timings);

test.each([
  ['cards', 'main li[data-view]:not([data-pace])', 100],
  ['stories', 'main [data-pace="story"]', 200],
])('%s fade in for 0.6 s, one after the other, on the first view', async (_, selector, stagger) => {
  const { page } = await openIndustry({ height: 1400 });
  await page.waitForSelector(`${selector}[data-view="waiting"]`);
  expect(await page.$eval(selector, (card) => getComputedStyle(card).opacity)).toBe('0');
  await recordTimings(page, selector);
  await scrollTo(page, selector);
  await page.waitForFunction(
    (each) =>
      [...document.querySelectorAll<HTMLElement>(each)].every(
        (card) => card.dataset.view === 'seen',
      ),
    {},
    selector,
  );
  const timings = await timingsOf(page);
  expect(timings.length).toBeGreaterThanOrEqual(2);
  const onceEach = timings.map((_each, index) => [
    { duration: 600, delay: stagger * index, iterations: 1 },
  ]);
  expect(timings).toEqual(onceEach);
  await page.waitForFunction(
    (each) =>
      [...document.querySelectorAll(each)].every((card) => card.getAnimations().length === 0),
    {},
    selector,
  );
  expect(await page.$eval(selector, (card) => getComputedStyle(card).opacity)).toBe('1');
  await scrollToTop(page);
  await scrollTo(page, selector);
  await passTime(page, 3_000);
  expect(await timingsOf(page)).toEqual(onceEach);
  expect(await page.$eval(selector, (card) => card.getAnimations())).toEqual([]);
});

test('with reduced motion every element is visible from the start, and rings do not count up', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(calm);
  await goTo('/solutions/operations');
  await page.waitForSelector(`${ring}[data-view="waiting"]`);
  const invisible = await page.$$eval('main *', (all) =>
    all
      .filter((element) => element.clientWidth > 1 && !element.closest('[aria-hidden="true"]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(invisible).toEqual([]);
  await recordRings(page);
  await scrollTo(page, ring);
  await page.waitForSelector(`${ring}[data-view="seen"]`);
  expect(await page.$$eval(ring, (rings) => rings.map((each) => each.textContent))).toEqual([
    '60%',
    '45%',
    '35%',
    '99%',
  ]);
  expect((await ringTimes(page)).every(({ draws }) => draws <= 1)).toBe(true);
});

test('in a background tab no animation starts until the visitor switches to the tab', async () => {
  const { page, load } = await visitInFullBrowser();
  const front = await page.browserContext().newPage();
  await front.bringToFront();
  // Does not use `goTo`: it waits until all sections are laid out, one per frame, but a hidden page draws no frames.
  await load('/solutions/operations');
  await page.waitForFunction(() => 'replayPress' in window);
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  await recordRings(page);
  await scrollTo(page, ring);
  // Waits in real time. `passTime` would stop the page's clock, and the page would not notice that it becomes visible.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 1_000);
      }),
  );
  expect(await page.$$('[data-view]')).toEqual([]);
  expect((await ringTimes(page)).map(({ draws }) => draws)).toEqual([0, 0, 0, 0]);

  await page.bringToFront();
  await page.waitForFunction(() =>
    (window as unknown as { ringTimes: RingTimes[] }).ringTimes.every(({ ended }) => ended),
  );
});
