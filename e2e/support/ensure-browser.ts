/**
 * Finds a browser for the tests, or fetches one, and says which: an installed one, puppeteer's own download, or (as
 * root on a Debian system) the distribution's package. Exits with 1 and a sentence when none can be had.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser';

function tryTo(what: string, command: string, args: string[]): boolean {
  console.log(`No browser found: trying ${what}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    console.log(`${what} failed`);
    return false;
  }
}

async function ensureBrowser(): Promise<string | undefined> {
  const found = await findBrowser();
  if (found) return found;
  if (tryTo("puppeteer's own download", 'npx', ['puppeteer', 'browsers', 'install', 'chrome'])) {
    const downloaded = await findBrowser();
    if (downloaded) return downloaded;
  }
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return undefined;
  if (!tryTo("Debian's package lists", 'apt-get', ['update', '-q'])) return undefined;
  tryTo("Debian's chromium package", 'apt-get', ['install', '-y', '-q', 'chromium']);
  return findBrowser();
}

const browser = await ensureBrowser();
if (!browser) {
  console.error(
    'The browser tests need Chrome or Chromium: install one, or set PUPPETEER_EXECUTABLE_PATH to it.',
  );
  process.exit(1);
}
console.log(`Browser for the tests: ${browser}`);
