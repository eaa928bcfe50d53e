/** Installs Firefox and WebKit if missing (only as root on Debian). Exits with code 1 if one is still missing. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFirefox } from './firefox';
import { findWebKit } from './webkit';

function missingPackages(): string[] {
  const { driver, browser, screen } = findWebKit();
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(driver && browser ? [] : ['webkit2gtk-driver']),
    ...(screen ? [] : ['xvfb']),
  ];
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')}`);
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', ...packages],
    ])
      execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    console.log('apt-get failed');
  }
}

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (missingPackages().length && isDebianRoot) install(missingPackages());
const missing = missingPackages();
if (missing.length) {
  console.error(
    `The tests in Firefox and WebKit need Debian's packages ${missing.join(', ')}: \`apt-get install ${missing.join(' ')}\`, as root.`,
  );
  process.exit(1);
}
