/**
 * Installs missing programs that the tests need: browsers by puppeteer or, as root on Debian, browsers and nginx by
 * apt-get. Exits with code 1 if there is still no browser.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findShell } from './browser/find-browser';
import { hasNginx } from './servers/nginx';

/** Runs a command without its output, and prints whether it succeeded. */
function attempt(what: string, command: string, args: string[], env = process.env): boolean {
  process.stdout.write(`Trying ${what}: `);
  try {
    execFileSync(command, args, { stdio: 'ignore', env });
    console.log('done');
    return true;
  } catch {
    console.log('failed');
    return false;
  }
}

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function ensure(
  find: () => Promise<string | undefined>,
  download: string,
  debianPackage: string,
): Promise<string | undefined> {
  const found = await find();
  if (found) return found;
  if (
    attempt(`Puppeteer's download of ${download}`, 'npx', [
      'puppeteer',
      'browsers',
      'install',
      download,
    ])
  ) {
    const downloaded = await find();
    if (downloaded) return downloaded;
  }
  if (!isDebianRoot) return undefined;
  if (!attempt("Debian's package lists", 'apt-get', ['update', '-q'])) return undefined;
  attempt(`Debian's ${debianPackage}`, 'apt-get', ['install', '-y', '-q', debianPackage]);
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
// If PUPPETEER_EXECUTABLE_PATH is set, all tests run in that browser and need no headless shell.
const shell = process.env['PUPPETEER_EXECUTABLE_PATH']
  ? undefined
  : await ensure(findShell, 'chrome-headless-shell', 'chromium-headless-shell');
console.log(
  shell
    ? `Most journeys run in ${shell}, the same engine without windows.`
    : 'All journeys run in it: with Chrome’s headless shell they would take half the time.',
);
/** RUNLEVEL keeps Debian from starting nginx on port 80 after the installation. */
const noAutostart = { ...process.env, RUNLEVEL: '1' };
if (!hasNginx && isDebianRoot)
  attempt("Debian's nginx-light", 'apt-get', ['install', '-y', '-q', 'nginx-light'], noAutostart);
