import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';

const { visit } = startJourney();

/** Waits until this size alone is cut on the nest, the smallest 0. */
const cutsOnly = (page: Page, size: number) =>
  page.waitForFunction(
    (wanted) => {
      const sizes = document.querySelectorAll(
        '#main section:first-of-type svg:has(text) g:has(> path + path[opacity])',
      );
      const opacities = [...sizes].map((each) => getComputedStyle(each).opacity);
      return opacities.join() === [0, 1, 2, 3].map((each) => Number(each === wanted)).join();
    },
    { timeout: 5_000 },
    size,
  );

test('on the nest of the plans the one with the focus is cut, else the one for teams', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await goTo('/pricing');
  await cutsOnly(page, 2);
  for (const [size, action] of [
    'Get Started',
    'Choose Pro',
    'Choose Business',
    'Contact Sales',
  ].entries()) {
    await page.focus(`main ::-p-text(${action})`);
    await cutsOnly(page, size);
  }
  await page.focus('main');
  await cutsOnly(page, 2);
});
