import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';

const { visit } = startJourney({ hasVisitorsPace: true });

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

const scrollTo = (page: Page, selector: string) =>
  page.$eval(selector, (element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );

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

test('cards and stories fade in for 0.6 s, one after the other, on the first view', async () => {
  const { page, goTo } = await visit({ height: 1400 });
  for (const [selector, stagger] of [
    ['main li[data-view]', 100],
    ['[aria-labelledby="stories-title"] [data-view]', 200],
  ] as const) {
    await goTo('/solutions/operations');
    await page.waitForSelector(`${selector}[data-view="waiting"]`);
    expect(await page.$eval(selector, (card) => getComputedStyle(card).opacity)).toBe('0');
    await recordTimings(page, selector);
    await scrollTo(page, selector);
    await page.waitForFunction(
      (each) =>
        [...document.querySelectorAll<HTMLElement>(each)].every(
          (card) => card.dataset.view === 'seen' && card.getAnimations().length === 0,
        ),
      {},
      selector,
    );
    const timings = await timingsOf(page);
    expect(timings.length).toBeGreaterThanOrEqual(2);
    expect(timings).toEqual(
      timings.map((_each, index) => [{ duration: 600, delay: stagger * index, iterations: 1 }]),
    );
    expect(await page.$eval(selector, (card) => getComputedStyle(card).opacity)).toBe('1');
  }
});

const table = 'main [role=group]:has([data-piece])';
const jacketThread = `${table} path[pathLength]`;

/** Returns how much of a dashed line is still to be drawn. */
const restOf = (page: Page, line: string) =>
  page.$eval(line, (path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));

test('on a phone the parts of the drawn jacket start to move when the middle of the drawing is in view', async () => {
  const { page, goTo } = await visit({ width: 390, height: 640 });
  await goTo('/');
  await page.waitForSelector(`${table} [data-view=waiting]`);
  const states = await page.$$eval(`${table} *`, (all) => [
    ...new Set(all.flatMap((one) => one.getAnimations().map(({ playState }) => playState))),
  ]);
  expect(states).toEqual(['paused']);
  await scrollTo(page, `${table} li`);
  await page.waitForSelector(`${table} [data-view=seen]`);
  await page.waitForFunction(
    (scope) =>
      [...document.querySelectorAll(`${scope} *`)].every((one) => one.getAnimations().length === 0),
    {},
    table,
  );
  expect(await restOf(page, jacketThread)).toBe(0);
});

/** Waits until the dashed line in the page's margin has this clip path beside each of four sections. */
const isCut = (page: Page, cut: string) =>
  page.waitForFunction(
    (wanted) => {
      const cuts = [...document.querySelectorAll('main section')]
        .map((section) => getComputedStyle(section, '::before'))
        .filter(({ content }) => content !== 'none')
        .map(({ clipPath }) => clipPath);
      return cuts.length === 4 && cuts.every((each) => each === wanted);
    },
    {},
    cut,
  );

test('scrolling draws the dashed line in the page’s margin, and with reduced motion the line is complete from the start', async () => {
  // The window is 300 px high, so that none of these sections is in view before the scroll.
  const { page, goTo } = await visit({ width: 1440, height: 300 });
  await goTo('/services/ai-strategy-discovery');
  await isCut(page, 'inset(0px 0px 100%)');
  await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
  await isCut(page, 'inset(0px 0px 0%)');
  await page.emulateMediaFeatures(calm);
  await goTo('/services/ai-systems');
  await isCut(page, 'inset(0px 0px 0%)');
});

test('with reduced motion nothing moves, and every element of a page is visible from the start', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(calm);
  for (const path of ['/', '/solutions/operations', '/products/voice-agents', '/careers']) {
    await goTo(path);
    const { moving, invisible } = await page.evaluate(() => ({
      moving: document
        .getAnimations()
        .filter(({ effect }) => Number(effect!.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target!.outerHTML.slice(0, 80)),
      invisible: [...document.querySelectorAll('main *')]
        .filter((element) => element.clientWidth > 1 && !element.closest('[aria-hidden="true"]'))
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true }) && element.checkVisibility(),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    }));
    expect({ path, moving, invisible }).toEqual({ path, moving: [], invisible: [] });
  }
});

// Chrome sometimes left even the shortest animation at its first, invisible frame.
test('with reduced motion an open menu has no animation', async () => {
  const { page, goTo } = await visit({ width: 390 });
  await page.emulateMediaFeatures(calm);
  await goTo('/');
  const animations = await page.$eval('#site-menu', (menu) => {
    (menu as HTMLElement).showPopover();
    return menu.getAnimations().length;
  });
  expect(animations).toBe(0);
});
