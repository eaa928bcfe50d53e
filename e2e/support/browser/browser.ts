import puppeteer, { type Browser } from 'puppeteer';
import { startTracing } from './failures';
import { findBrowser, findShell } from './find-browser';
import { watching } from './watching';
import { resourcesOfWorker } from './worker-resources';

/**
 * Launches a browser that only reaches this machine; without a window unless `--watch` is set. The caller closes it.
 */
export async function launchBrowser(
  flags: string[] = [],
  withoutFlags: string[] = [],
): Promise<Browser> {
  const path = await findBrowser();
  if (!path) throw new Error('No browser: run npm test, which finds or fetches one.');
  return launch(path, !watching.isOn, flags, withoutFlags);
}

/**
 * Launches Chrome's headless shell if installed: half the time, but no windows, background tabs, installed applications
 * or back/forward cache. Otherwise launches the browser, also without back/forward cache.
 */
export async function launchShell(): Promise<Browser> {
  const path = watching.isOn ? undefined : await findShell();
  return path ? launch(path, 'shell', []) : launchBrowser(['--disable-features=BackForwardCache']);
}

function launch(
  executablePath: string,
  headless: boolean | 'shell',
  flags: string[],
  ignoreDefaultArgs: string[] = [],
) {
  const isRoot = process.getuid?.() === 0;
  return puppeteer.launch({
    executablePath,
    headless,
    ignoreDefaultArgs,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // The shell would hint fonts to the pixel grid, and lines would break elsewhere than in the browser.
      '--font-render-hinting=none',
      // The software emulation of a graphics card costs more than drawing without one.
      '--disable-gpu',
      '--disable-features=SpareRendererForSitePerProcess',
      // Chrome pre-renders areas outside the window in idle tasks. If such a task yields just when a scroll makes it
      // urgent, Chrome never receives its completion and the page gets no further frame. So these tasks are off.
      '--disable-best-effort-tasks',
      ...flags,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** Connects to the worker's browser, and closes pages that a broken test file left open. The caller disconnects. */
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
