import { startJourney } from '../support/journey';
import { watchAppearances } from '../support/page/appearances';
import { challengeOf } from '../support/page/challenge';
import { passTime } from '../support/page/clock';
import { follow } from '../support/page/history';
import { dialog } from '../support/page/leads';

// These journeys test the timer of the challenge. They omit the timer of the banner, because the same clock starts and
// stops both timers, and the unit test of pages/home/home-clock covers the banner.
const { visit } = startJourney();
const { visit: visitInFullBrowser } = startJourney({ isFullBrowser: true });

/** Milliseconds from load until the challenge opens (requirements, section 4). */
const delay = 3_000;

test('the challenge opens on no page except the home page', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await goTo('/pricing');
  await passTime(page, 10_000);
  expect(await page.$(dialog)).toBeNull();
});

test('the challenge restarts its timer when the page returns from the back/forward cache', async () => {
  const { page, load } = await visitInFullBrowser({ isFirstVisit: true });
  await watchAppearances(page, [dialog]);
  await page.evaluateOnNewDocument(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(window, { backAt: performance.now() });
    });
  });
  // Leaves as soon as possible. Once the challenge's code loads, Chrome would not cache the page.
  await load('/');
  await follow(page, '/careers');
  await page.goBack();
  await page.waitForSelector(dialog);
  const sinceBack = await page.evaluate(
    (name) => window.appearances![name]! - (window as unknown as { backAt: number }).backAt,
    dialog,
  );
  expect(sinceBack).toBeGreaterThanOrEqual(delay);
  // The delay of the requirements plus an allowance for a busy machine.
  expect(sinceBack).toBeLessThan(delay + 1_500);
});

test('in a background tab the challenge waits until the visitor switches to the tab', async () => {
  const { page, load } = await visitInFullBrowser({ isFirstVisit: true });
  await page.evaluateOnNewDocument(() => {
    if (location.protocol === 'http:')
      Object.assign(window, { storedAtFirst: JSON.stringify(localStorage) });
  });
  const front = await page.browserContext().newPage();
  await front.bringToFront();
  // Does not use `goTo`, because that waits for the layout of all sections, and a hidden page draws no frames.
  await load('/');
  await page.waitForFunction(() => 'replayPress' in window);
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  await page.waitForNetworkIdle({ idleTime: 300 });
  await passTime(page, 10_000);
  expect(await page.$(dialog)).toBeNull();
  const [atFirst, now] = await page.evaluate(() => [
    (window as unknown as { storedAtFirst: string }).storedAtFirst,
    JSON.stringify(localStorage),
  ]);
  expect(now).toBe(atFirst);

  await page.bringToFront();
  await passTime(page, delay - 200);
  expect(await page.$(dialog)).toBeNull();
  expect(await challengeOf(page)).toMatchObject({ visitCount: 0 });
  await passTime(page, 600);
  expect(await page.$(dialog)).not.toBeNull();
  expect(await challengeOf(page)).toMatchObject({ visitCount: 0 });
});
