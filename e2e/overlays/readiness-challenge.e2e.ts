import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { appearedAfterLoad, watchAppearances } from '../support/page/appearances';
import { challengeOf, newVisitor, play, waitForChallenge } from '../support/page/challenge';
import { accelerateTimers, passTime } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog } from '../support/page/leads';
import { hold, isScript } from '../support/page/requests';

const { visit } = startJourney();

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const visitFirst = (width = 1280) => visit({ isFirstVisit: true, width });

const isThere = async (page: Page) => (await page.$(dialog)) !== null;

const storeVisits = (page: Page, visitCount: number) =>
  page.evaluate((state) => localStorage.setItem('aiReadinessChallenge', JSON.stringify(state)), {
    ...newVisitor,
    hasVisited: true,
    visitCount,
  });

async function closeChallenge(page: Page) {
  await press(page, 'Close', dialog);
  await page.waitForSelector(dialog, { hidden: true });
}

test('the challenge opens 3 s after the load event, counts how often the visitor closes it, and no longer opens after four times', async () => {
  const { page, goTo } = await visitFirst();
  await watchAppearances(page, [dialog]);
  for (const earlier of [0, 3]) {
    if (earlier > 0) await storeVisits(page, earlier);
    await goTo('/');
    const delay = await appearedAfterLoad(page, dialog);
    expect(delay).toBeGreaterThanOrEqual(3_000);
    // The delay in the requirements (3 s) plus 1.5 s for a busy machine.
    expect(delay).toBeLessThan(4_500);
    if (earlier === 0) expect(await challengeOf(page)).toEqual(newVisitor);
    await closeChallenge(page);
    expect(await challengeOf(page)).toEqual({
      ...newVisitor,
      hasVisited: true,
      visitCount: earlier + 1,
      lastVisit: isoTime,
    });
  }
  await goTo('/');
  await passTime(page, 60_000);
  expect(await isThere(page)).toBe(false);
});

test('a completed challenge continues to Discovery, and leaves a badge that opens the challenge again', async () => {
  const { page, goTo } = await visitFirst();
  await accelerateTimers(page);
  await goTo('/');
  await waitForChallenge(page);
  await play(page, [0, 1, 2]);
  await page.waitForSelector(`${dialog} ::-p-text(340 points)`);
  await page.waitForSelector(`${dialog} ::-p-aria([name="AI Innovator"][role="heading"])`);
  await press(page, 'Start Discovery', dialog);
  await page.waitForSelector(`${dialog} ::-p-aria([name="Full Discovery"][role="heading"])`);
  const completed = {
    hasVisited: true,
    hasCompletedOnboarding: true,
    visitCount: 0,
    lastVisit: isoTime,
    onboardingScore: 340,
    badges: ['First Steps', 'Paper Tamer', 'Perfect Fit'],
  };
  expect(await challengeOf(page)).toEqual(completed);
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });

  const badge = 'button[aria-label^="340 points, AI Innovator"]';
  await page.click(badge);
  await page.waitForSelector(`${dialog} ::-p-text(1 of 3)`);
  await closeChallenge(page);
  expect(await page.$eval(badge, (button) => button === document.activeElement)).toBe(true);
  expect(await challengeOf(page)).toEqual({ ...completed, visitCount: 1 });

  await goTo('/');
  await page.waitForSelector(badge);
  await passTime(page, 60_000);
  expect(await isThere(page)).toBe(false);
});

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  ['is typing', '#contact [name="firstName"]:focus', (page) => page.focus('#contact input')],
  [
    'has a dialog open',
    '::-p-aria([name="Full Discovery"][role="dialog"])',
    (page) => press(page, 'Start with Discovery', 'main'),
  ],
  ['has the menu open', '#site-menu', (page) => press(page, 'Open menu', 'header')],
])('the challenge does not open while the visitor %s', async (_, place, begin) => {
  const { page, goTo } = await visitFirst(390);
  await goTo('/');
  await begin(page);
  await page.waitForSelector(place, { visible: true });
  await passTime(page, 60_000);
  expect(await page.$('::-p-aria([name="AI Readiness Challenge"][role="dialog"])')).toBeNull();
  expect(await page.$eval(place, (element) => element.checkVisibility())).toBe(true);
});

test('the challenge’s delay counts from the load event, even if its code arrives later', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await watchAppearances(page, [dialog]);
  await goTo('/');
  const releaseCode = await hold(page, isScript);
  await page.waitForFunction(() => performance.now() > 5_000, { polling: 100 });
  expect(await isThere(page)).toBe(false);
  const comesAt = await page.evaluate(() => performance.now());
  releaseCode();
  await page.waitForSelector(dialog);
  const appearedAt = await page.evaluate((name) => window.appearances![name]!, dialog);
  expect(appearedAt - comesAt).toBeLessThan(2_900);
});
