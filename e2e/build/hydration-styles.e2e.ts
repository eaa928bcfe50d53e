import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { clientRuns, hydrates } from '../support/page/requests';

const { visit } = startJourney();

const repeated = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const sheet of document.styleSheets)
      for (const { cssText } of sheet.cssRules) {
        if (seen.has(cssText) && /^\.(?:css-|_)/.test(cssText)) twice.push(cssText);
        seen.add(cssText);
      }
    return twice;
  });

test.each([
  ['/contact', 'contact-page-form', 'main [name="firstName"]'],
  ['/', 'ai-scan-form', '#ai-scan-section [name="url"]'],
  ['/', 'contact-section-form', '#contact [name="firstName"]'],
  ['/pricing', 'plans', '[role="switch"]'],
  ['/jobs/product-designer', 'job-views', 'main button'],
])('on %s the island %s repeats no style rule of the page', async (path, island, control) => {
  const { page, goTo } = await visit();
  await goTo(path);
  await clientRuns(page);
  await page.focus(control);
  await hydrates(page, island);
  expect(await repeated(page)).toEqual([]);
});
