import { findSmallTexts, smallest } from '../support/checks/small-texts';
import { startJourney } from '../support/journey';
import { routes } from '../support/routes';

const { visit } = startJourney();

test('no text of any page is smaller than 12.5 px, also inside drawings, at 1440, 820, 390 and 320 px', async () => {
  const { page, goTo } = await visit();
  // Reduces motion, because then every drawing is complete.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const found: string[] = [];
  for (const path of routes) {
    await goTo(path);
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewport({ width, height: 900 });
      const texts = await page.evaluate(findSmallTexts, smallest);
      found.push(...texts.map((text) => `${path} at ${width} px: ${text}`));
    }
  }
  expect(found).toEqual([]);
}, 120_000);
