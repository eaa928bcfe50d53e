import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { startTracing } from './failures';
import { findBrowser, findShell } from './find-browser';
import { headed } from './headed';
import { resourcesOfWorker } from './worker-resources';

/**
 * A browser that talks to this machine only, with further flags where they are given, and with no window unless
 * somebody watches, and without those of puppeteer's own that are named; close it when the tests end. It ends with this
 * process in any case. Throws when there is none.
 */
export const launchBrowser = (
  flags: string[] = [],
  withoutFlags: string[] = [],
): Promise<Browser> => launchWhole({ args: flags, ignoreDefaultArgs: withoutFlags, pipe: true });

/** The same, with an address for others to connect to. */
export const launchOpenBrowser = (args: string[] = []): Promise<Browser> => launchWhole({ args });

async function launchWhole(options: LaunchOptions) {
  const path = await findBrowser();
  if (!path) throw new Error('No browser: run npm test, which finds or fetches one.');
  return launch({ executablePath: path, headless: !headed.isOn, ...options });
}

/**
 * The same engine in half the time, where there is one: a shell around it that knows no window, no background tab, no
 * installed application and no back/forward cache. Else the browser, which is told to keep no page either.
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
      // The shell would fit letters to the screen's pixels, and lines would break elsewhere than in the browser.
      '--font-render-hinting=none',
      // What stands in for one costs more than drawing without.
      '--disable-gpu',
      '--disable-features=SpareRendererForSitePerProcess',
      // Chrome draws ahead, outside of the window, as a task for idle times; where one of these has to yield just as a
      // scroll makes it urgent, nobody is told that it is done, and the page gets no further frame. None of them run.
      '--disable-best-effort-tasks',
      ...args,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** The browser of this worker's test files; disconnect when the tests end. Closes what a broken test file left open. */
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
