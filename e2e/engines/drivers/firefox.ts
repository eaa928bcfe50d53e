import puppeteer from 'puppeteer';
import type { Engine } from './engine';
import { findFirst } from './find';
import { PuppeteerPage } from './puppeteer-page';

/** Path of Firefox, or nothing where there is none. */
export const findFirefox = () => findFirst(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

export const firefox: Engine = {
  name: 'firefox',
  async launch({ isJavaScriptOff = false } = {}) {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('No Firefox: run npm run test:engines, which fetches it.');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        // Its BiDi knows no command for it.
        'javascript.enabled': !isJavaScriptOff,
        // It forgets the text of any form whose page it drops from the back/forward cache, where by itself it
        // keeps but a few for all tabs together.
        'browser.sessionhistory.max_total_viewers': 100,
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
