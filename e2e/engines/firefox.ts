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
      // Its BiDi knows no command for it.
      extraPrefsFirefox: { 'javascript.enabled': !isJavaScriptOff },
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
