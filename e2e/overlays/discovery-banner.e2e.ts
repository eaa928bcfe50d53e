import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { appearedAfterLoad, watchAppearances } from '../support/page/appearances';
import { testComingByItself } from '../support/page/by-itself';
import { hurry, passTime } from '../support/page/clock';
import { press } from '../support/page/forms';
import { focused, pressTab } from '../support/page/keyboard';

const { visit } = startJourney();
const { visit: visitInWhole } = startJourney({ isBrowserWhole: true });

const banner = '[aria-label="Announcement"]';

/** Offered often enough, so that the challenge does not come. */
function beDoneWithChallenge() {
  // A blank page has no storage.
  if (location.protocol === 'http:')
    localStorage.setItem('aiReadinessChallenge', '{"hasVisited":true,"visitCount":4}');
}

const firstVisit = { isFirstVisit: true, prepare: beDoneWithChallenge };
const visitFirst = (width = 1280, height = 900) => visit({ ...firstVisit, width, height });

const isThere = async (page: Page) => (await page.$(banner)) !== null;

/** Waits until the banner has come and stands still. */
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

test('comes 5 s after load by itself, with its text, and moves nothing of the page', async () => {
  const { page, goTo } = await visitFirst();
  await watchAppearances(page, [banner]);
  await goTo('/');
  const delay = await appearedAfterLoad(page, banner);
  expect(delay).toBeGreaterThanOrEqual(5_000);
  // What the machine takes, beyond the requirements' delay.
  expect(delay).toBeLessThan(6_500);
  await waitForBanner(page);
  expect(await page.$eval(banner, (element) => element.textContent)).toContain(
    'Confused about AI for your business? Start with our free intake or full discovery session',
  );
  // Before it, fonts may have arrived.
  const shifts = await page.evaluate(
    (name) => window.shifts!.filter(({ at }) => at > window.appearances![name]! - 100),
    banner,
  );
  expect(shifts).toEqual([]);
});

test.each([
  ['Free Intake', 'Free AI Intake'],
  ['Full Discovery', 'Full Discovery'],
  ['Dismiss', null],
])('"%s" dismisses it for good, on later visits too; dialog: %s', async (button, name) => {
  const { page, goTo } = await visitFirst();
  await hurry(page);
  await goTo('/');
  await waitForBanner(page);
  await press(page, button, banner);
  if (name) {
    await page.waitForSelector(`[role="dialog"] ::-p-aria([name="${name}"][role="heading"])`);
    expect(await isThere(page)).toBe(false);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role="dialog"]', { hidden: true });
  }
  await page.waitForSelector(banner, { hidden: true });
  // Its button is gone: the page has the focus.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.evaluate(() => localStorage.getItem('discoveryBannerDismissed'))).toBe('true');
  await goTo('/');
  await passTime(page, 60_000);
  expect(await isThere(page)).toBe(false);
});

testComingByItself(visitFirst, () => visitInWhole(firstVisit), banner, 5_000, 4);

test('leaves the header in reach: its panels open below their buttons, the phone menu above everything', async () => {
  const { page, goTo } = await visitFirst();
  await hurry(page);
  await goTo('/');
  await waitForBanner(page);
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

/** Runs in the page: brings what glides to its place, once the page has answered a key. */
async function settle() {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

test.each([
  [1280, 900],
  [390, 844],
  [320, 568],
  [320, 256],
])('never hides what has the keyboard focus, %i by %i', async (width, height) => {
  const { page, goTo } = await visitFirst(width, height);
  await hurry(page);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/');
  await waitForBanner(page);
  const seen: string[] = [];
  const step = async (isBackwards = false) => {
    await pressTab(page, isBackwards);
    await page.evaluate(settle);
    const { text, faults } = await focused(page);
    expect(faults).toEqual([]);
    seen.push(text);
  };
  for (let presses = 0; presses < 12; presses += 1) await step();
  for (let presses = 0; presses < 11; presses += 1) await step(true);
  expect(seen).toContain('Free Intake');
  expect(seen.some((text) => text.includes('free and easy scan'))).toBe(true);
});

test('stays while the keyboard goes from it to the header below', async () => {
  const { page, goTo } = await visitFirst();
  await hurry(page);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/');
  await waitForBanner(page);
  await page.focus(`${banner} button`);
  await pressTab(page, true);
  await page.evaluate(settle);
  const isInHeader = () => document.activeElement!.closest('header') !== null;
  expect(await page.evaluate(isInHeader)).toBe(true);
  expect((await focused(page)).faults).toEqual([]);
  expect(await page.$eval(banner, (element) => element.getBoundingClientRect().top)).toBe(0);
});

test('stands still at once for a visitor who wants little motion', async () => {
  const { page, goTo } = await visitFirst();
  await hurry(page);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/');
  await page.waitForSelector(banner);
  expect(await page.$eval(banner, (element) => element.getAnimations().length)).toBe(0);
  expect(await page.$eval(banner, (element) => element.getBoundingClientRect().top)).toBe(0);
});
