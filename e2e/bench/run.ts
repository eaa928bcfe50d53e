import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchOpenBrowser } from '../support/browser/browser';
import { root } from '../support/root';
import { startSite } from '../support/servers/site';
import { measureInteractions } from './interactions';
import { measureWithLighthouse } from './lighthouse';
import { measureMockApi } from './mock-api';
import { measured, type BenchRow } from './row';
import { measureSizes } from './sizes';

/** The names of the measurements that open the built site in a browser. */
const ofBrowser = ['sizes', 'interactions', 'lighthouse'];
const names = [...ofBrowser, 'mock-api'];

/** README.md explains these flags. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const chosen = values.only?.split(',') ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${names.join(', ')}`);
const runs = Number(values.runs);

/** Lighthouse ignores a relative canonical link, so the build needs a public URL. */
function buildForBench(folder: string) {
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'web/build/build.ts', 'site', '--if-stale', '--out', folder],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SITE_URL: 'https://www.example.com' } },
  );
}

const rows: BenchRow[] = [];

async function measureInBrowser() {
  const folder = 'dist/bench-site';
  buildForBench(folder);
  const site = await startSite(folder);
  const browser = await launchOpenBrowser();
  const parts: Record<string, () => Promise<BenchRow[]>> = {
    sizes: () => measureSizes(browser, site.origin),
    interactions: () => measureInteractions(browser, site.origin, runs),
    lighthouse: () => measureWithLighthouse(browser, site.origin),
  };
  try {
    for (const name of ofBrowser.filter((each) => chosen.includes(each))) {
      console.log(`Measuring: ${name}`);
      rows.push(...(await parts[name]!()));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

if (ofBrowser.some((name) => chosen.includes(name))) await measureInBrowser();
if (chosen.includes('mock-api')) {
  console.log('Measuring: mock-api');
  rows.push(...(await measureMockApi()));
}

for (const row of rows)
  console.log(
    `| ${row.name} | ${measured(row)} | ${row.goal} | ${row.passes ? 'yes' : '**no**'} |`,
  );
const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/bench.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
