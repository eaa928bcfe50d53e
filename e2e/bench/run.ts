import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchRow } from '#mock-api/bench/row';
import { launchOpenBrowser } from '../support/browser/browser';
import { root } from '../support/root';
import { startSite } from '../support/servers/site';
import type { BenchedSite } from './bench-page';
import { measureBuilds } from './build-times';
import { measureInteractions } from './interactions';
import { measureWithLighthouse } from './lighthouse';
import { updateReadme } from './readme';
import { digits } from './row';
import { measureSizes } from './sizes';

/** The names of the measurements that open the built site in a browser. */
const ofBrowser = ['sizes', 'interactions', 'lighthouse'];
/** The names of all measurements. */
const names = [...ofBrowser, 'builds', 'mock-api'];

const help = `The measurements of the tables in e2e/bench/README.md and mock-api/bench/README.md, printed and written
to dist/bench.json.

npm run bench -- [FLAGS]
  --only LIST           some of ${names.join(',')}
  --all                 Lighthouse on every page, else on one of each kind
  --runs NUMBER         runs that a median is taken of (5)
  --readme              puts what was measured into the tables
  --beside FOLDER       another built site, measured in the same run: what it takes from one of its pages to another,
  --beside-link FROM,TO and to its largest paint
  --help                prints this

Times depend on the machine and on what else it does; sizes, counts and ratios hold.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    readme: { type: 'boolean', default: false },
    beside: { type: 'string' },
    'beside-link': { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const chosen = values.only?.split(',') ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${names.join(', ')}`);
const runs = Number(values.runs);

function measureMockApi(): BenchRow[] {
  const json = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'mock-api/bench/run.ts', '--json'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(json) as BenchRow[];
}

/** Builds the site with a public URL, because Lighthouse ignores a relative canonical link. */
function buildForBench(folder: string) {
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'web/build/build.ts', 'site', '--if-stale', '--out', folder],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SITE_URL: 'https://www.example.com' } },
  );
}

const siteNames = chosen.filter((name) => name !== 'mock-api');
if (values.readme && siteNames.length > 0 && siteNames.length < names.length - 1)
  throw new Error('--readme needs all measurements of the site, or only mock-api');
const siteRows: BenchRow[] = [];
const mockApiRows: BenchRow[] = [];

async function measureInBrowser() {
  const folder = 'dist/bench-site';
  buildForBench(folder);
  const site = await startSite(folder);
  const browser = await launchOpenBrowser();
  const besideSite = values.beside ? await startSite(values.beside, ['--no-api']) : undefined;
  const [besideFrom = '/', besideTo = '/'] = values['beside-link'].split(',');
  const other: BenchedSite | undefined = besideSite && {
    origin: besideSite.origin,
    link: [besideFrom, besideTo],
  };
  const parts: Record<string, () => Promise<BenchRow[]>> = {
    sizes: () => measureSizes(browser, site.origin),
    interactions: () => measureInteractions(browser, site, runs, other),
    lighthouse: () => measureWithLighthouse(browser, site.origin, values.all),
  };
  try {
    for (const name of ofBrowser.filter((each) => chosen.includes(each))) {
      console.log(`Measuring: ${name}`);
      siteRows.push(...(await parts[name]!()));
    }
  } finally {
    await browser.close();
    await site.stop();
    await besideSite?.stop();
  }
}

if (ofBrowser.some((name) => chosen.includes(name))) await measureInBrowser();
if (chosen.includes('builds')) {
  console.log('Measuring: builds');
  siteRows.push(...measureBuilds());
}
if (chosen.includes('mock-api')) {
  console.log('Measuring: mock-api');
  mockApiRows.push(...measureMockApi());
}

const rows = [...siteRows, ...mockApiRows];
for (const { name, value, unit, goal, passes } of rows)
  console.log(`${passes ? 'ok   ' : 'MISS '} ${name}: ${digits(value)} ${unit} (${goal})`);
const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/bench.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
if (values.readme && siteRows.length > 0) await updateReadme('e2e/bench/README.md', siteRows);
if (values.readme && mockApiRows.length > 0)
  await updateReadme('mock-api/bench/README.md', mockApiRows);
