/**
 * The measurements of the README's table, printed and written to dist/bench.json: `tsx e2e/bench/run.ts [--all]`
 * (`--all`: Lighthouse on every page, else on one of each kind) `[--only sizes,lighthouse,interactions,builds,mock-api]`
 * `[--runs 3]`. Times depend on the machine and on what else it does; sizes, counts and ratios hold.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser';
import { root } from '../support/root';
import { startSite } from '../support/site';
import { measureBuilds } from './build-times';
import { measureInteractions } from './interactions';
import { measureWithLighthouse } from './lighthouse';
import type { BenchRow } from './row';
import { measureSizes } from './sizes';

const flags = process.argv.slice(2);
const valueOf = (flag: string) =>
  flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined;
const only = valueOf('--only')?.split(',');
const runs = Number(valueOf('--runs') ?? 3);

function measureMockApi(): BenchRow[] {
  const json = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'mock-api/bench/run.ts', '--json'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(json) as BenchRow[];
}

/** With an address, as on a real host: Lighthouse takes a relative canonical link for none. */
function buildForBench(folder: string) {
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'web/build/build.ts', 'site', '--if-stale', '--out', folder],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SITE_URL: 'https://www.example.com' } },
  );
}

const folder = 'dist/bench-site';
buildForBench(folder);
const site = await startSite(folder);
const browser = await launchBrowser();
const parts: Record<string, () => BenchRow[] | Promise<BenchRow[]>> = {
  sizes: () => measureSizes(browser, site.origin),
  interactions: () => measureInteractions(browser, site.origin, runs),
  lighthouse: () =>
    measureWithLighthouse(browser, site.origin, { isAll: flags.includes('--all'), runs }),
  builds: measureBuilds,
  'mock-api': measureMockApi,
};
const rows: BenchRow[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue;
    console.log(`Measuring: ${name}`);
    rows.push(...(await measure()));
  }
} finally {
  await browser.close();
  await site.stop();
}

const digits = (value: number) => (Number.isInteger(value) ? `${value}` : value.toPrecision(3));
for (const { name, value, unit, goal, passes } of rows)
  console.log(`${passes ? 'ok   ' : 'MISS '} ${name}: ${digits(value)} ${unit} (${goal})`);
const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/bench.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
