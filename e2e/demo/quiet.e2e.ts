import type { Page } from 'puppeteer';
import { banner, startDemoJourney } from '../support/demo';
import { challengeOf, newVisitor, waitForChallenge } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { fill, press } from '../support/page/forms';
import { focused } from '../support/page/keyboard';
import { dialog } from '../support/page/leads';

const { visit } = startDemoJourney();

/**
 * Waits 6 s by the page's timers, because that is longer than the delays of the challenge (3 s) and the banner (5 s).
 * Call `accelerateTimers` first to make this wait short.
 */
const untilTimersAreOver = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 6_000);
      }),
  );

test('in quiet mode banner and challenge do not appear, and the stored state stays that of a new visitor; without quiet mode they appear by themselves and from the console', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await accelerateTimers(page);
  await goTo('/?demo=quiet,open');
  await page.waitForSelector('#demo-console select');
  await untilTimersAreOver(page);
  expect(await page.$(banner)).toBeNull();
  expect(await page.$(dialog)).toBeNull();
  expect(await challengeOf(page)).toEqual(newVisitor);
  expect(await page.evaluate(() => localStorage.getItem('discoveryBannerDismissed'))).toBeNull();

  await press(page, 'Quiet mode', '#demo-console');
  await goTo('/');
  await waitForChallenge(page);
  await press(page, 'Close', dialog);
  await page.waitForSelector(banner);
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await press(page, 'Dismiss', banner);
  await page.waitForSelector(banner, { hidden: true });
  await press(page, 'Show banner', '#demo-console');
  await page.waitForSelector(banner);

  await press(page, 'Open challenge', '#demo-console');
  await waitForChallenge(page);
  await press(page, 'Close', dialog);
  expect(await challengeOf(page)).toMatchObject({ hasVisited: true, visitCount: 2 });
  expect((await focused(page)).text).toBe('Demo console');

  await press(page, 'Demo console', '[data-demo=ribbon]');
  await fill(page, '#demo-console', { 'demo-visit-count': '3' });
  await goTo('/');
  await waitForChallenge(page);
  await press(page, 'Close', dialog);
  expect(await challengeOf(page)).toMatchObject({ visitCount: 4 });
  await goTo('/');
  await page.waitForSelector(banner);
  await untilTimersAreOver(page);
  expect(await page.$(dialog)).toBeNull();
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await press(page, 'Quiet mode', '#demo-console');
  await page.waitForSelector(banner, { hidden: true });
});

test('the console shows, on any page, a banner that was dismissed on an earlier visit', async () => {
  const { page, goTo } = await visit();
  await accelerateTimers(page);
  await goTo('/?demo=open');
  await page.waitForSelector('#demo-console select');
  await untilTimersAreOver(page);
  expect(await page.$(banner)).toBeNull();
  await press(page, 'Show banner', '#demo-console');
  await page.waitForSelector(banner);
  await press(page, 'Dismiss', banner);
  await page.waitForSelector(banner, { hidden: true });

  await goTo('/about?demo=open');
  await page.waitForSelector('#demo-console select');
  await Promise.all([page.waitForNavigation(), press(page, 'Show banner', '#demo-console')]);
  await page.waitForSelector(banner);
});

test('quiet mode stays on when the console shows the banner, on later pages and after a reset', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await accelerateTimers(page);
  await goTo('/?demo=quiet,open');
  await page.waitForSelector('#demo-console ::-p-text(with quiet mode still on)');
  await press(page, 'Show banner', '#demo-console');
  await page.waitForSelector(banner);
  await untilTimersAreOver(page);
  expect(await page.$(dialog)).toBeNull();
  const isQuiet = () =>
    page.$eval('#demo-console [aria-pressed]', (button) => button.ariaPressed === 'true');
  expect(await isQuiet()).toBe(true);
  await goTo('/?demo=open');
  await page.waitForSelector('#demo-console select');
  await untilTimersAreOver(page);
  expect(await page.$(banner)).toBeNull();
  await Promise.all([page.waitForNavigation(), press(page, 'Reset demo', '#demo-console')]);
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await page.waitForSelector('#demo-console select');
  await untilTimersAreOver(page);
  expect(await page.$(banner)).toBeNull();
  expect(await page.$(dialog)).toBeNull();
  expect(await isQuiet()).toBe(true);
});

test('on a first visit the console shows either the banner or the challenge, never both', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await accelerateTimers(page);
  await goTo('/about?demo=open');
  await page.waitForSelector('#demo-console select');
  await Promise.all([page.waitForNavigation(), press(page, 'Show banner', '#demo-console')]);
  await page.waitForSelector(banner);
  await untilTimersAreOver(page);
  expect(await page.$(dialog)).toBeNull();
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await press(page, 'Open challenge', '#demo-console');
  await waitForChallenge(page);
  await page.waitForSelector(banner, { hidden: true });
  await press(page, 'Close', dialog);
  expect(await challengeOf(page)).toMatchObject({ visitCount: 1 });
});
