import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { loadPuppeteer } from './load-puppeteer';

/** Browsers' paths on Debian. Puppeteer does not find a browser that was installed after puppeteer had loaded. */
const debian = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

/** Returns undefined if the file does not exist or if `find` throws, as puppeteer's functions can. */
const existing = async (find: () => string | Promise<string>) => {
  try {
    const path = await find();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the path of the browser that puppeteer starts (see .puppeteerrc.cjs), if any. */
export const findBrowser = async (): Promise<string | undefined> =>
  (await existing(async () => (await loadPuppeteer()).executablePath())) ??
  existing(() => debian.whole);

/** Returns the path of Chrome's headless shell, if any. Undefined if PUPPETEER_EXECUTABLE_PATH is set. */
export async function findShell(): Promise<string | undefined> {
  if (process.env['PUPPETEER_EXECUTABLE_PATH']) return undefined;
  const downloaded = await existing(async () =>
    (await loadPuppeteer()).executablePath({ headless: 'shell' }),
  );
  return downloaded && basename(downloaded).includes('headless-shell')
    ? downloaded
    : existing(() => debian.shell);
}
