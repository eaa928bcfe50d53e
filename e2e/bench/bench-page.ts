import type { Browser, Page } from 'puppeteer';
import { openPage, type OpenOptions } from '../support/page/open-page';

/** A page for measuring; see {@link openPage}. */
export async function openForBench(browser: Browser, origin: string, options?: OpenOptions) {
  const opened = await openPage(browser, origin, options);
  // The compiler of these scripts names functions by a helper that the page has not.
  await opened.page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  return opened;
}

/** Lighthouse's mobile network, as it is and not simulated: 150 ms a round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4G = { download: 1_638_400 / 8, upload: 768_000 / 8, latency: 150 };

/** `both`: a slow phone, a quarter of this machine's processor and a slow network. */
export type Throttle = 'both' | 'network';

export async function throttle(page: Page, what: Throttle): Promise<void> {
  if (what === 'both') await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions(slow4G);
}

/** A phone's page under the real throttle. */
export async function openThrottled(browser: Browser, origin: string, what: Throttle = 'both') {
  const opened = await openForBench(browser, origin, { width: 390, height: 844 });
  await throttle(opened.page, what);
  return opened;
}

/** Where the links of a site are that the bench follows, and whether it is ours. */
export interface BenchedSite {
  origin: string;
  /** Page and link: `[from, to]`. */
  link: readonly [string, string];
  isOurs: boolean;
}
