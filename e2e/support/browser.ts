import puppeteer, { type Browser } from 'puppeteer';
import { findBrowser } from './find-browser';

/**
 * A headless browser that talks to this machine only, with further flags where they are given; close it when the tests
 * end. Throws when there is none.
 */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No browser: run npm test, which finds or fetches one.');
  const isRoot = process.getuid?.() === 0;
  return puppeteer.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      ...flags,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}
