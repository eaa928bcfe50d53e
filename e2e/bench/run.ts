/**
 * Takes the measurements of the tables in e2e/bench/README.md and mock-api/bench/README.md, prints them and writes them
 * to dist/bench.json. Flags:
 *
 * - `--all`: runs Lighthouse on every page instead of one of each kind
 * - `--only sizes,lighthouse,interactions,builds,mock-api`: takes only these measurements
 * - `--runs 5`: number of runs
 * - `--readme`: writes the results into the tables
 * - `--beside FOLDER --beside-link FROM,TO`: measures another built site in the same run: navigation from one page to
 *   another, and largest paint
 *
 * Times depend on the machine and its load; sizes, counts and ratios do not.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from '#mock-api/bench/row';
import { launchBrowser } from '../support/browser/browser';
import { root } from '../support/root';
import { startSite } from '../support/servers/site';
import type { BenchedSite } from './bench-page';
import { measureBuilds } from './build-times';
import { measureInteractions } from './interactions';
import { measureWithLighthouse } from './lighthouse';
import { updateReadme } from './readme';
import { digits } from './row';
import { measureSizes } from './sizes';

const flags = process.argv.slice(2);
const valueOf = (flag: string) =>
  flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined;
const only = valueOf('--only')?.split(',');
const isForReadme = flags.includes('--readme');
const runs = Number(valueOf('--runs') ?? 5);
const beside = valueOf('--beside');

function measureMockApi(): BenchRow[] {
  const json = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'mock-api/bench/run.ts', '--json'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(json) as BenchRow[];
}

/** Builds with a public URL, as on a real host, because Lighthouse ignores a relative canonical link. */
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
const besideSite = beside ? await startSite(beside, ['--no-api']) : undefined;
const [besideFrom = '/', besideTo = '/'] = (valueOf('--beside-link') ?? '').split(',');
const other: BenchedSite | undefined = besideSite && {
  origin: besideSite.origin,
  link: [besideFrom, besideTo],
};
const parts: Record<string, () => BenchRow[] | Promise<BenchRow[]>> = {
  sizes: () => measureSizes(browser, site.origin),
  interactions: () => measureInteractions(browser, site, runs, other),
  lighthouse: () => measureWithLighthouse(browser, site.origin, flags.includes('--all')),
  builds: measureBuilds,
  'mock-api': measureMockApi,
};
const chosen = Object.keys(parts).filter((name) => !only || only.includes(name));
const ofSite = chosen.filter((name) => name !== 'mock-api');
if (isForReadme && ofSite.length > 0 && ofSite.length < Object.keys(parts).length - 1)
  throw new Error('--readme needs all measurements of the site, or only mock-api');
const siteRows: BenchRow[] = [];
const mockApiRows: BenchRow[] = [];
try {
  for (const name of chosen) {
    console.log(`Measuring: ${name}`);
    (name === 'mock-api' ? mockApiRows : siteRows).push(...(await parts[name]!()));
  }
} finally {
  await browser.close();
  await site.stop();
  await besideSite?.stop();
}

const rows = [...siteRows, ...mockApiRows];
for (const { name, value, unit, goal, passes } of rows)
  console.log(`${passes ? 'ok   ' : 'MISS '} ${name}: ${digits(value)} ${unit} (${goal})`);
const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/bench.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
if (isForReadme && siteRows.length > 0) await updateReadme('e2e/bench/README.md', siteRows);
if (isForReadme && mockApiRows.length > 0)
  await updateReadme('mock-api/bench/README.md', mockApiRows);
