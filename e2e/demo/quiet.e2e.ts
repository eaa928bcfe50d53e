import type { Page } from 'puppeteer';
import { banner, startDemoJourney } from '../support/demo';
import { challengeOf, newVisitor, waitForChallenge } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { focused } from '../support/page/keyboard';
import { dialog } from '../support/page/leads';

const { visit } = startDemoJourney();

/**
 * Waits for a page timer of 6 s, which is longer than the delays of the challenge (3 s) and the banner (5 s). Call
 * `accelerateTimers` first to make this wait shorter.
 */
const untilTimersAreOver = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 6_000);
      }),
  );

test('in quiet mode neither banner nor challenge appears, and quiet mode stays on, on later pages and after a reset, which starts a first visit', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await accelerateTimers(page);
  const staysQuiet = async () => {
    await page.waitForSelector('[data-demo=ribbon]');
    await untilTimersAreOver(page);
    expect(await page.$(dialog)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('demoSettings'))).toContain(
      '"isQuiet":true',
    );
  };
  await goTo('/?demo=quiet,open');
  await staysQuiet();
  expect(await page.$(banner)).toBeNull();

  await Promise.all([page.waitForNavigation(), press(page, 'Reset demo', '#demo-console')]);
  await staysQuiet();
  expect(await page.$(banner)).toBeNull();
  expect(await challengeOf(page)).toEqual(newVisitor);
  expect(await page.evaluate(() => localStorage.getItem('discoveryBannerDismissed'))).toBeNull();
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await page.waitForSelector('#demo-console [aria-pressed=true] ::-p-text(Quiet mode)');
});

test('the console shows the challenge without the banner, and without quiet mode both appear by themselves on the next page', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await accelerateTimers(page);
  await goTo('/about?demo=open');
  await page.waitForSelector('#demo-console select');
  await press(page, 'Open challenge', '#demo-console');
  await waitForChallenge(page);
  await untilTimersAreOver(page);
  expect(await page.$(banner)).toBeNull();
  await press(page, 'Close', dialog);
  expect((await focused(page)).text).toBe('Demo console');

  await goTo('/');
  await waitForChallenge(page);
  await press(page, 'Close', dialog);
  await page.waitForSelector(banner);
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await press(page, 'Quiet mode', '#demo-console');
  await page.waitForSelector(banner, { hidden: true });
});
