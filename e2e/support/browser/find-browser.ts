import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import puppeteer from 'puppeteer';

/**
 * The paths of the browsers on Debian. Puppeteer does not find a browser that `ensure-programs.ts` installed after
 * puppeteer had read its configuration.
 */
const debian = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

/**
 * Returns the path that `find` returns; undefined if no file exists there or `find` throws, as puppeteer's functions
 * do.
 */
const existing = async (find: () => string | Promise<string>) => {
  try {
    const path = await find();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the path of the browser that puppeteer starts (see .puppeteerrc.cjs); undefined if there is none. */
export const findBrowser = async (): Promise<string | undefined> =>
  (await existing(() => puppeteer.executablePath())) ?? existing(() => debian.whole);

/** Returns the path of Chrome's headless shell; undefined if there is none or if PUPPETEER_EXECUTABLE_PATH is set. */
export async function findShell(): Promise<string | undefined> {
  if (process.env['PUPPETEER_EXECUTABLE_PATH']) return undefined;
  const downloaded = await existing(() => puppeteer.executablePath({ headless: 'shell' }));
  return downloaded && basename(downloaded).includes('headless-shell')
    ? downloaded
    : existing(() => debian.shell);
}
