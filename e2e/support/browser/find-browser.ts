import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import puppeteer from 'puppeteer';

/** Debian's paths: `ensure-programs.ts` may have installed a package after puppeteer read its configuration. */
const debian = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

/** Calls `find`, which throws if puppeteer's configuration names no browser and none was downloaded. */
const existing = async (find: () => string | Promise<string>) => {
  try {
    const path = await find();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the path of the browser that puppeteer would start (see .puppeteerrc.cjs); undefined if there is none. */
export const findBrowser = async (): Promise<string | undefined> =>
  (await existing(() => puppeteer.executablePath())) ?? existing(() => debian.whole);

/** Returns the path of Chrome's headless shell; undefined if it is absent, or the environment names a browser. */
export async function findShell(): Promise<string | undefined> {
  if (process.env['PUPPETEER_EXECUTABLE_PATH']) return undefined;
  const downloaded = await existing(() => puppeteer.executablePath({ headless: 'shell' }));
  return downloaded && basename(downloaded).includes('headless-shell')
    ? downloaded
    : existing(() => debian.shell);
}
