import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';

const { visit } = startJourney();

/** The sizes that are cut, the smallest 0. */
const cutSizes = (page: Page) =>
  page.$$eval('#main section:first-of-type svg:has(text) g:has(> path + path[opacity])', (sizes) =>
    sizes.flatMap((size, index) => (getComputedStyle(size).opacity === '1' ? index : [])),
  );

test('on the nest of the plans the one with the focus is cut, else the one for teams', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/pricing');
  expect(await cutSizes(page)).toEqual([2]);
  const cutFor: number[][] = [];
  for (const action of ['Get Started', 'Choose Pro', 'Choose Business', 'Contact Sales']) {
    await page.focus(`main ::-p-text(${action})`);
    cutFor.push(await cutSizes(page));
  }
  expect(cutFor).toEqual([[0], [1], [2], [3]]);
  await page.focus('main');
  expect(await cutSizes(page)).toEqual([2]);
});
