import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';

const { visit } = startJourney();

/** Waits until the thread beside the bands after the hero, as far as there is one, is cut off like this. */
const isCut = (page: Page, cuts: string[]) =>
  page.waitForFunction(
    (wanted) => {
      const threads = [...document.querySelectorAll('main > section ~ section')]
        .map((band) => getComputedStyle(band, '::before'))
        .filter(({ content }) => content !== 'none');
      return JSON.stringify(threads.map(({ clipPath }) => clipPath)) === JSON.stringify(wanted);
    },
    { timeout: 5_000 },
    cuts,
  );

const motions: [string, string, string[], string[]][] = [
  [
    'is drawn by scrolling',
    'no-preference',
    Array<string>(4).fill('inset(0px 0px 100%)'),
    Array<string>(4).fill('inset(0px 0px 0%)'),
  ],
  [
    'is whole where motion is unwelcome',
    'reduce',
    Array<string>(4).fill('none'),
    Array<string>(4).fill('none'),
  ],
];

test.each(motions)('the thread beside a page %s', async (_, value, atFirst, atLast) => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  await goTo('/services/ai-strategy-discovery');
  await isCut(page, atFirst);
  await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
  await isCut(page, atLast);
});

test('without room in the margin there is no thread', async () => {
  const { page, goTo } = await visit({ width: 1280 });
  await goTo('/services/ai-strategy-discovery');
  await isCut(page, []);
});
