import type { Page } from 'puppeteer';
import { press } from './support/forms';
import { startJourney } from './support/journey';
import { dialog } from './support/leads';
import { clientRuns, hydrates } from './support/requests';

const { visit } = startJourney();

/** All rules that the page's parts have written, by their text. */
const rulesOf = (page: Page) =>
  page.$$eval('style[data-emotion]', (styles) =>
    styles.flatMap((style) => Array.from(style.sheet!.cssRules, ({ cssText }) => cssText)),
  );
const repeated = (rules: string[]) => rules.filter((rule, index) => rules.indexOf(rule) < index);

test.each([
  ['/', ['ai-scan-form', 'contact-section-form']],
  ['/contact', ['contact-page-form']],
  ['/pricing', ['plans']],
  ['/jobs/product-designer', ['job-views']],
])('on %s neither islands nor dialogs write a style that is there', async (path, islands) => {
  const { page, goTo } = await visit();
  await goTo(path);
  await clientRuns(page);
  const written = await rulesOf(page);
  expect(written.length).toBeGreaterThan(100);
  expect(repeated(written)).toEqual([]);
  for (const island of islands) {
    await page.hover(`[data-island="${island}"] button`);
    await hydrates(page, island);
    expect([island, repeated(await rulesOf(page))]).toEqual([island, []]);
  }
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  expect(repeated(await rulesOf(page))).toEqual([]);
});
