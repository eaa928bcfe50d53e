import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { startTracing } from './failures';
import { findBrowser, findShell } from './find-browser';
import { headed } from './headed';
import { resourcesOfWorker } from './worker-resources';

/**
 * Launches a browser that only reaches this machine; without a window unless `--headed` is set. `flags` are added,
 * `withoutFlags` are flags of puppeteer to leave out. The caller closes it; it also ends with this process. Throws if no
 * browser is installed.
 */
export const launchBrowser = (
  flags: string[] = [],
  withoutFlags: string[] = [],
): Promise<Browser> => launchWhole({ args: flags, ignoreDefaultArgs: withoutFlags, pipe: true });

/** Does the same, with a WebSocket URL to which other programs can connect. */
export const launchOpenBrowser = (args: string[] = []): Promise<Browser> => launchWhole({ args });

async function launchWhole(options: LaunchOptions) {
  const path = await findBrowser();
  if (!path) throw new Error('No browser: run npm test, which finds or fetches one.');
  return launch({ executablePath: path, headless: !headed.isOn, ...options });
}

/**
 * Launches Chrome's headless shell if installed: half the time, but no windows, background tabs, installed applications
 * or back/forward cache. Otherwise launches the browser, also without back/forward cache.
 */
export async function launchShell(): Promise<Browser> {
  const path = headed.isOn ? undefined : await findShell();
  return path
    ? launch({ executablePath: path, headless: 'shell' })
    : launchOpenBrowser(['--disable-features=BackForwardCache']);
}

function launch({ args = [], ...options }: LaunchOptions) {
  const isRoot = process.getuid?.() === 0;
  return puppeteer.launch({
    ...options,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // Sets `navigator.webdriver` to false, so that the page prefetches as it does for a visitor (app/inline.ts).
      '--disable-blink-features=AutomationControlled',
      // The shell would hint fonts to the pixel grid, and lines would break elsewhere than in the browser.
      '--font-render-hinting=none',
      // The software emulation of a graphics card costs more than drawing without one.
      '--disable-gpu',
      '--disable-features=SpareRendererForSitePerProcess',
      // Chrome pre-renders areas outside the window in idle tasks. If such a task yields just when a scroll makes it
      // urgent, Chrome never receives its completion and the page gets no further frame. So these tasks are off.
      '--disable-best-effort-tasks',
      ...args,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** Connects to the worker's browser, and closes pages that a broken test file left open. The caller disconnects. */
export async function connectBrowser(): Promise<Browser> {
  const browser = await puppeteer.connect({
    browserWSEndpoint: (await resourcesOfWorker()).browser,
    slowMo: headed.isOn ? headed.slowMo : 0,
  });
  const left = browser.browserContexts().filter((each) => each !== browser.defaultBrowserContext());
  await Promise.all(left.map((context) => context.close()));
  await startTracing(await browser.target().createCDPSession());
  return browser;
}
