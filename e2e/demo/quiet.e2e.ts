import type { Page } from 'puppeteer';
import { banner, startDemoJourney } from '../support/demo';
import { challengeOf, waitForChallenge } from '../support/page/challenge';
import { hurry } from '../support/page/clock';
import { fill, press } from '../support/page/forms';
import { focused } from '../support/page/keyboard';
import { dialog } from '../support/page/leads';

const { visit } = startDemoJourney();

/** Longer than either timer takes, 3 s and 5 s, by the page's own clock, which hurries. */
const untilTimersAreOver = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 6_000);
      }),
  );

test('quiet mode keeps banner and challenge away, and the console brings both about', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await hurry(page);
  await goTo('/?demo=quiet,open');
  await page.waitForSelector('#demo-console select');
  await untilTimersAreOver(page);
  expect(await page.$(banner)).toBeNull();
  expect(await page.$(dialog)).toBeNull();

  await press(page, 'Quiet mode', '#demo-console');
  await page.waitForSelector(banner);
  await press(page, 'Dismiss', banner);
  await page.waitForSelector(banner, { hidden: true });
  await press(page, 'Show banner', '#demo-console');
  await page.waitForSelector(banner);

  await press(page, 'Open challenge', '#demo-console');
  await waitForChallenge(page);
  await press(page, 'Close', dialog);
  expect(await challengeOf(page)).toMatchObject({ hasVisited: true, visitCount: 1 });
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
});

test('the console shows the banner to who dismissed it on an earlier visit, on whatever page', async () => {
  const { page, goTo } = await visit();
  await hurry(page);
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

test('quiet mode stays as it was set: beside what is shown, over pages and after a reset, which says so', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await hurry(page);
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

test('banner and challenge are shown alone, to a first visitor too', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await hurry(page);
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
