import type { Browser, LaunchOptions } from 'puppeteer';
import { findBrowser, findShell } from './find-browser';
import { headed } from './headed';
import { loadPuppeteer } from './load-puppeteer';
import { resourcesOfWorker } from './worker-resources';

/** Launches a browser that sends no requests of its own to other machines. The caller must close the browser. */
export const launchBrowser = (): Promise<Browser> => launchWhole({ pipe: true });

/** Launches a browser with a WebSocket URL, through which other processes can connect to it. */
export const launchOpenBrowser = (args: string[] = []): Promise<Browser> => launchWhole({ args });

/** Throws if no browser is installed. */
async function launchWhole(options: LaunchOptions) {
  const path = await findBrowser();
  if (!path) throw new Error('No browser: run npm test, which finds or fetches one.');
  return launch({ executablePath: path, headless: !headed.isOn, ...options });
}

/**
 * Launches Chrome's headless shell or, if it is missing, the whole browser. Tests take half the time in the shell, but
 * it has no windows, background tabs, installed applications or back/forward cache.
 */
export async function launchShell(): Promise<Browser> {
  const path = headed.isOn ? undefined : await findShell();
  // With Cross-Origin-Opener-Policy Chrome starts a second process per page, which takes a tenth of a test's time.
  const features = ['CrossOriginOpenerPolicy', ...(path ? [] : ['BackForwardCache'])];
  const flags = [`--disable-features=${features.join(',')}`];
  return path
    ? launch({ executablePath: path, headless: 'shell', args: flags })
    : launchOpenBrowser(flags);
}

async function launch({ args = [], ...options }: LaunchOptions) {
  const isRoot = process.getuid?.() === 0;
  const puppeteer = await loadPuppeteer();
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
      // Otherwise the headless shell aligns letters to pixels, and lines break at other words.
      '--font-render-hinting=none',
      // Otherwise Chrome emulates a graphics card in software, which is slower.
      '--disable-gpu',
      '--disable-features=SpareRendererForSitePerProcess',
      // Otherwise Chrome renders areas outside the window in advance. If a scroll makes such a task urgent, the page
      // sometimes gets no further frame.
      '--disable-best-effort-tasks',
      ...args,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** Connects to this worker's browser, and closes the pages of earlier test files. The caller must disconnect. */
export async function connectBrowser(): Promise<Browser> {
  const puppeteer = await loadPuppeteer();
  const browser = await puppeteer.connect({
    browserWSEndpoint: (await resourcesOfWorker()).browser,
    slowMo: headed.isOn ? headed.slowMo : 0,
  });
  const left = browser.browserContexts().filter((each) => each !== browser.defaultBrowserContext());
  await Promise.all(left.map((context) => context.close()));
  return browser;
}
