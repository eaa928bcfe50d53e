import type { Page } from 'puppeteer';
import { challengeOf } from './support/challenge';
import { passTime } from './support/clock';
import { startJourney } from './support/journey';
import { clientRuns } from './support/requests';

const { visit } = startJourney();

/** For `prepare`: the tab is in the background until `show` is called. */
function hide() {
  let state: DocumentVisibilityState = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => state });
  Object.assign(window, {
    show() {
      state = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
}
const show = (page: Page) => page.evaluate(() => (window as unknown as { show(): void }).show());

const banner = '[data-banner]';
const dialog = '[role="dialog"]';

test('in a tab in the background neither challenge nor banner come, and no visit is counted', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true, prepare: hide });
  await goTo('/');
  await clientRuns(page);
  await page.waitForNetworkIdle({ idleTime: 200 });
  await passTime(page, 60_000);
  expect(await page.$(dialog)).toBeNull();
  expect(await page.$(banner)).toBeNull();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('their clock begins when the tab is seen', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true, prepare: hide });
  await goTo('/');
  await clientRuns(page);
  await page.waitForNetworkIdle({ idleTime: 200 });
  await passTime(page, 60_000);
  await show(page);
  await passTime(page, 2_800);
  expect(await page.$(dialog)).toBeNull();
  await passTime(page, 400);
  await page.waitForSelector(dialog);
  expect(await challengeOf(page)).toMatchObject({ visitCount: 0 });
});
