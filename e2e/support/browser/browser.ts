import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { startTracing } from './failures';
import { findBrowser, findShell } from './find-browser';
import { headed } from './headed';
import { resourcesOfWorker } from './worker-resources';

/**
 * Launches a browser that makes no requests of its own to other machines. It has a window only with `--headed`. `flags`
 * are additional flags; `withoutFlags` removes flags that puppeteer sets. The caller must close the browser. The
 * browser also exits when this process exits. Throws if no browser is installed.
 */
export const launchBrowser = (
  flags: string[] = [],
  withoutFlags: string[] = [],
): Promise<Browser> => launchWhole({ args: flags, ignoreDefaultArgs: withoutFlags, pipe: true });

/** Launches a browser like `launchBrowser`. Other programs can connect to it by its WebSocket URL. */
export const launchOpenBrowser = (args: string[] = []): Promise<Browser> => launchWhole({ args });

async function launchWhole(options: LaunchOptions) {
  const path = await findBrowser();
  if (!path) throw new Error('No browser: run npm test, which finds or fetches one.');
  return launch({ executablePath: path, headless: !headed.isOn, ...options });
}

/**
 * Launches Chrome's headless shell if it is installed, otherwise the whole browser without its back/forward cache.
 * Journeys take half the time in the shell, but the shell has no windows, background tabs, installed applications or
 * back/forward cache.
 */
export async function launchShell(): Promise<Browser> {
  const path = headed.isOn ? undefined : await findShell();
  // Ignores the header Cross-Origin-Opener-Policy, because it makes Chrome start a second process for each page that a
  // test opens, which is a tenth of a journey's work. The whole browser obeys it.
  const features = ['CrossOriginOpenerPolicy', ...(path ? [] : ['BackForwardCache'])];
  const flags = [`--disable-features=${features.join(',')}`];
  return path
    ? launch({ executablePath: path, headless: 'shell', args: flags })
    : launchOpenBrowser(flags);
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
      // Without this flag the headless shell aligns letters to pixels, so lines break elsewhere than in the browser.
      '--font-render-hinting=none',
      // Drawing without a graphics card is faster than the software emulation of one.
      '--disable-gpu',
      '--disable-features=SpareRendererForSitePerProcess',
      // Turns off the tasks in which Chrome renders areas outside the window in advance. Sometimes a scroll makes one
      // of these tasks urgent, and Chrome never gets its result: then the page gets no further frame.
      '--disable-best-effort-tasks',
      ...args,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/**
 * Connects to the worker's browser, and closes pages that an earlier test file left open. The caller must disconnect.
 */
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
