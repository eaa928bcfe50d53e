import puppeteer from 'puppeteer';
import type { Engine } from './engine';
import { findFirst } from './find';
import { PuppeteerPage } from './puppeteer-page';

export const findFirefox = () => findFirst(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

export const firefox: Engine = {
  name: 'firefox',
  async launch({ isJavaScriptOff = false } = {}) {
    const executablePath = findFirefox();
    if (!executablePath)
      throw new Error('Firefox is missing. Run npm run test:engines, which installs it.');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        // WebDriver BiDi has no command to disable JavaScript, but Firefox has a preference.
        'javascript.enabled': !isJavaScriptOff,
        // Firefox forgets form texts of pages that leave the back/forward cache. A cache of one page
        // makes this happen in a test.
        'browser.sessionhistory.max_total_viewers': 1,
      },
    });
    return {
      async open(size) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport(size);
        return new PuppeteerPage(page, () => context.close());
      },
      close: () => browser.close(),
    };
  },
};
