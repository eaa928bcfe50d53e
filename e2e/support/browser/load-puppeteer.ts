import type { PuppeteerNode } from 'puppeteer';

declare global {
  /** The puppeteer that all test files of a worker share. `environment.ts` sets it. */
  var puppeteerOfWorker: PuppeteerNode | undefined;
}

/** Returns the worker's puppeteer. An import would load its modules again for each test file. */
export const loadPuppeteer = async (): Promise<PuppeteerNode> =>
  globalThis.puppeteerOfWorker ?? (await import('puppeteer')).default;
