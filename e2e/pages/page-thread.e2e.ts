import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';

const { visit } = startJourney();

/** How much of the thread beside each band after the hero is cut off, as far as there is one. */
const cuts = (page: Page) =>
  page.$$eval('main > section ~ section', (bands) =>
    bands
      .map((band) => getComputedStyle(band, '::before'))
      .flatMap(({ content, clipPath }) => (content === 'none' ? [] : clipPath)),
  );

const motions: [string, string, string[], string[]][] = [
  [
    'is drawn by scrolling',
    'no-preference',
    ['inset(0px 0px 100%)', 'inset(0px 0px 100%)', 'inset(0px 0px 100%)'],
    ['inset(0px 0px 0%)', 'inset(0px 0px 0%)', 'inset(0px 0px 0%)'],
  ],
  [
    'is whole where motion is unwelcome',
    'reduce',
    ['none', 'none', 'none'],
    ['none', 'none', 'none'],
  ],
];

test.each(motions)('the thread beside a page %s', async (_, value, atFirst, atLast) => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  await goTo('/services/ai-strategy-discovery');
  expect(await cuts(page)).toEqual(atFirst);
  await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY > 1_000);
  await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
  expect(await cuts(page)).toEqual(atLast);
});

test('without room in the margin there is no thread', async () => {
  const { page, goTo } = await visit({ width: 1280 });
  await goTo('/services/ai-strategy-discovery');
  expect(await cuts(page)).toEqual([]);
});
