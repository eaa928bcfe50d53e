import { findSmallTexts, smallest } from '../support/checks/small-texts';
import { startDemoJourney, waitForOfflineReady } from '../support/demo';
import { press } from '../support/page/forms';

const { visit } = startDemoJourney();

test('no text of the demo’s ribbon and console is smaller than 12.5 px at 1440, 390 and 320 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await page.waitForSelector('#demo-console [data-demo=scenarios]', { visible: true });
  await waitForOfflineReady(page);
  const found: string[] = [];
  for (const width of [1440, 390, 320]) {
    await page.setViewport({ width, height: 900 });
    const texts = await page.evaluate(findSmallTexts, smallest);
    found.push(...texts.map((text) => `at ${width} px: ${text}`));
  }
  expect(found).toEqual([]);
});
