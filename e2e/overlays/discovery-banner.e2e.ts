import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { watchAppearances } from '../support/page/appearances';
import { storeSeenChallenge } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { focused, pressTab } from '../support/page/keyboard';

const { visit } = startJourney();

const banner = '[aria-label="Announcement"]';

const visitFirst = () => visit({ isFirstVisit: true, prepare: storeSeenChallenge });

async function waitForBanner(page: Page) {
  await page.waitForSelector(banner);
  await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector)!;
      return element.getAnimations().length === 0 && element.getBoundingClientRect().top === 0;
    },
    {},
    banner,
  );
}

test('the banner opens by itself, with its text, and causes no layout shift', async () => {
  const { page, goTo } = await visitFirst();
  await accelerateTimers(page);
  await watchAppearances(page, [banner]);
  await goTo('/');
  await waitForBanner(page);
  expect(await page.$eval(banner, (element) => element.textContent)).toContain(
    'Confused about AI for your business? Start with our free intake or full discovery session',
  );
  // Only shifts from 100 ms before the banner count, because late fonts may shift the layout earlier.
  const shifts = await page.evaluate(
    (name) => window.shifts!.filter(({ at }) => at > window.appearances![name]! - 100),
    banner,
  );
  expect(shifts).toEqual([]);
});

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** Opens the home page as on a first visit, with reduced motion and accelerated timers. Waits for the banner. */
async function visitWithBanner() {
  const opened = await visitFirst();
  const { page, goTo } = opened;
  await accelerateTimers(page);
  await page.emulateMediaFeatures(calm);
  await goTo('/');
  await page.waitForSelector(banner);
  return opened;
}

/** Runs in the page: waits three frames, so that the page handles a key, and then finishes all finite animations. */
async function settle() {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

test('with reduced motion the banner appears without an animation; it stays open while the focus moves from the banner to the header; dropdowns open below their buttons, and the phone menu hides the banner', async () => {
  const { page } = await visitWithBanner();
  expect(await page.$eval(banner, (element) => element.getAnimations().length)).toBe(0);
  expect(await page.$eval(banner, (element) => element.getBoundingClientRect().top)).toBe(0);
  await page.focus(`${banner} button`);
  await page.evaluate(settle);
  await pressTab(page, true);
  await page.evaluate(settle);
  const isInHeader = () => document.activeElement!.closest('header') !== null;
  expect(await page.evaluate(isInHeader)).toBe(true);
  expect((await focused(page)).faults).toEqual([]);
  expect(await page.$eval(banner, (element) => element.getBoundingClientRect().top)).toBe(0);

  const group = await page.waitForSelector('header ::-p-aria([name="Products"][role="button"])');
  await group!.click();
  const first = await page.waitForSelector('header ::-p-aria([name="All products"][role="link"])', {
    visible: true,
  });
  const [button, link] = [(await group!.boundingBox())!, (await first!.boundingBox())!];
  expect(link.y).toBeGreaterThan(button.y + button.height);
  expect(link.y).toBeLessThan(button.y + button.height + 60);
  await page.keyboard.press('Escape');

  await page.setViewport({ width: 390, height: 844 });
  await press(page, 'Open menu', 'header');
  await page.waitForSelector('header ::-p-aria([name="Close menu"][role="button"])', {
    visible: true,
  });
  await page.waitForFunction(
    (selector) => getComputedStyle(document.querySelector(selector)!).visibility === 'hidden',
    {},
    banner,
  );
});

test('at 1280 by 900 px and at 320 by 568 px the banner never covers the element with the keyboard focus', async () => {
  const { page } = await visitWithBanner();
  for (const [width, height] of [
    [1280, 900],
    [320, 568],
  ] as const) {
    await page.setViewport({ width, height });
    // Tab must start at the top of the page, as after a load.
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      const start = document.body;
      start.tabIndex = -1;
      start.focus();
      start.removeAttribute('tabindex');
    });
    const seen: string[] = [];
    const step = async (isBackwards = false) => {
      await pressTab(page, isBackwards);
      await page.evaluate(settle);
      const { text, faults } = await focused(page);
      expect({ width, height, faults }).toEqual({ width, height, faults: [] });
      seen.push(text);
    };
    for (let presses = 0; presses < 12; presses += 1) await step();
    for (let presses = 0; presses < 11; presses += 1) await step(true);
    expect(seen).toContain('Free Intake');
    expect(seen.some((text) => text.includes('free and easy scan'))).toBe(true);
  }
});
