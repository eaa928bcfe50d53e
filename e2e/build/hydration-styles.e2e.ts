import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { waitForHydration } from '../support/page/requests';

const { visit } = startJourney();

/** Returns the Emotion class names that have rules in more than one style sheet. */
const repeated = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const sheet of document.styleSheets) {
      const css = Array.from(sheet.cssRules, ({ cssText }) => cssText).join('');
      const names = new Set(css.match(/(?<=\.)css-[\w-]+/g));
      twice.push(...[...names].filter((name) => seen.has(name)));
      for (const name of names) seen.add(name);
    }
    return twice;
  });

test('an island repeats no style rule of its page', async () => {
  const { page, goTo } = await visit();
  for (const [path, island, control] of [
    ['/contact', 'contact-page-form', 'main [name="firstName"]'],
    ['/', 'ai-scan-form', '#ai-scan-section [name="url"]'],
    ['/', 'contact-section-form', '#contact [name="firstName"]'],
    ['/pricing', 'plans', '[role="switch"]'],
    ['/jobs/product-designer', 'job-views', 'main button'],
  ] as const) {
    await goTo(path);
    await page.focus(control);
    await waitForHydration(page, island);
    expect([path, island, await repeated(page)]).toEqual([path, island, []]);
  }
});
