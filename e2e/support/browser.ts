import puppeteer, { type Browser } from 'puppeteer';
import { startTracing } from './failures';
import { findBrowser } from './find-browser';
import { watching } from './watching';
import { resourcesOfWorker } from './worker-resources';

/**
 * A browser that talks to this machine only, with further flags where they are given, and with no window unless
 * somebody watches; close it when the tests end. Throws when there is none.
 */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No browser: run npm test, which finds or fetches one.');
  const isRoot = process.getuid?.() === 0;
  return puppeteer.launch({
    executablePath,
    headless: !watching.isOn,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // Each of a hundred short lives would begin with a process that nobody uses.
      '--disable-features=SpareRendererForSitePerProcess',
      ...flags,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** The browser of this worker's test files; disconnect when the tests end. Closes what a broken test file left open. */
export async function connectBrowser(): Promise<Browser> {
  const browser = await puppeteer.connect({
    browserWSEndpoint: resourcesOfWorker().browser,
    slowMo: watching.isOn ? watching.slowMo : 0,
  });
  const left = browser.browserContexts().filter((each) => each !== browser.defaultBrowserContext());
  await Promise.all(left.map((context) => context.close()));
  await startTracing(await browser.target().createCDPSession());
  return browser;
}
