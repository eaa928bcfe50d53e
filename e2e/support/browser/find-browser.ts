import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import puppeteer from 'puppeteer';

/** Where Debian's packages put them: one installed by this very run came after puppeteer read its configuration. */
const debian = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

/** Asks for a path, which puppeteer throws at when its configuration names no browser and none was downloaded. */
const existing = async (find: () => string | Promise<string>) => {
  try {
    const path = await find();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** Path of the browser that puppeteer would start (see .puppeteerrc.cjs), or nothing where there is none. */
export const findBrowser = async (): Promise<string | undefined> =>
  (await existing(() => puppeteer.executablePath())) ?? existing(() => debian.whole);

/**
 * Path of Chrome's headless shell, the same engine without windows, which takes half the time; nothing where there is
 * none, or where the environment names a browser.
 */
export async function findShell(): Promise<string | undefined> {
  if (process.env['PUPPETEER_EXECUTABLE_PATH']) return undefined;
  const downloaded = await existing(() => puppeteer.executablePath({ headless: 'shell' }));
  return downloaded && basename(downloaded).includes('headless-shell')
    ? downloaded
    : existing(() => debian.shell);
}
