/**
 * Finds what the tests need beside npm's packages, or fetches it, and says what it found. A browser and its headless
 * shell: installed ones, puppeteer's own downloads, or (as root on a Debian system) the distribution's packages; nginx:
 * the last of these. Exits with 1 and a sentence when no browser can be had.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findShell } from './browser/find-browser';
import { hasNginx } from './servers/nginx';

function tryTo(what: string, command: string, args: string[], env = process.env): boolean {
  console.log(`Trying ${what}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    console.log(`${what} failed`);
    return false;
  }
}

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Finds a browser, or fetches it: puppeteer's download, by its name there, or Debian's package. */
async function ensure(
  find: () => Promise<string | undefined>,
  download: string,
  debianPackage: string,
): Promise<string | undefined> {
  const found = await find();
  if (found) return found;
  if (tryTo(`puppeteer's own ${download}`, 'npx', ['puppeteer', 'browsers', 'install', download])) {
    const downloaded = await find();
    if (downloaded) return downloaded;
  }
  if (!isDebianRoot) return undefined;
  if (!tryTo("Debian's package lists", 'apt-get', ['update', '-q'])) return undefined;
  tryTo(`Debian's ${debianPackage}`, 'apt-get', ['install', '-y', '-q', debianPackage]);
  return find();
}

const browser = await ensure(findBrowser, 'chrome', 'chromium');
if (!browser) {
  console.error(
    'The browser tests need Chrome or Chromium: install one, or set PUPPETEER_EXECUTABLE_PATH to it.',
  );
  process.exit(1);
}
console.log(`Browser for the tests: ${browser}`);
// Whoever names a browser wants that one.
const shell = process.env['PUPPETEER_EXECUTABLE_PATH']
  ? undefined
  : await ensure(findShell, 'chrome-headless-shell', 'chromium-headless-shell');
console.log(
  shell
    ? `Most journeys run in ${shell}, the same engine without windows.`
    : 'All journeys run in it: with Chrome’s headless shell they would take half the time.',
);
/** Debian would start what it installs, on port 80. */
const withoutStarting = { ...process.env, RUNLEVEL: '1' };
if (!hasNginx && isDebianRoot)
  tryTo("Debian's nginx-light", 'apt-get', ['install', '-y', '-q', 'nginx-light'], withoutStarting);
