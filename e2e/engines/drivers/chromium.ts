import { launchBrowser } from '../../support/browser/browser';
import type { Engine } from './engine';
import { PuppeteerPage } from './puppeteer-page';

export const chromium: Engine = {
  name: 'chromium',
  async launch({ isJavaScriptOff = false } = {}) {
    const browser = await launchBrowser();
    return {
      async open(size) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport(size);
        if (isJavaScriptOff) await page.setJavaScriptEnabled(false);
        // Focuses the window, because toasts pause their timers in a window without focus.
        await page.bringToFront();
        return new PuppeteerPage(page, () => context.close());
      },
      close: () => browser.close(),
    };
  },
};
