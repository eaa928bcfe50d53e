import { PredefinedNetworkConditions, type Browser } from 'puppeteer';
import { openPage, type OpenOptions } from '../support/page/open-page';

export async function openForBench(browser: Browser, origin: string, options?: OpenOptions) {
  const opened = await openPage(browser, origin, options);
  // esbuild adds calls of `__name` to the functions in this file. They run in the page, which must therefore define it.
  await opened.page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  return opened;
}

/** Opens a page like a slow phone on a first visit: a quarter of this machine's CPU speed, and a slow network. */
export async function openSlowly(browser: Browser, origin: string) {
  const opened = await openForBench(browser, origin, { width: 390, height: 844 });
  await opened.page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await opened.page.emulateCPUThrottling(4);
  await opened.page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  return opened;
}
