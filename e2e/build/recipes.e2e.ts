import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMockApi, type MockApi } from '#mock-api/client/start-mock-api';
import { findBrowser } from '../support/browser/find-browser';
import { root } from '../support/root';

// Each test starts one or two processes and a browser.
jest.setTimeout(60_000);

const run = promisify(execFile);

async function recipeOf(heading: string) {
  const readme = await readFile(join(root, 'mock-api/README.md'), 'utf8');
  const code = readme.split(`\n### ${heading}\n`)[1]?.split('\n#')[0]?.split('```')[1];
  if (!code) throw new Error(`The README has no recipe ${heading}.`);
  return code.slice(code.indexOf('\n') + 1);
}

/** Runs a recipe as a module, like a test suite of another project; returns its output. */
async function runScript(heading: string) {
  const folder = join(root, 'dist/recipes');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${heading.toLowerCase().replaceAll(' ', '-')}.ts`);
  await writeFile(file, await recipeOf(heading));
  const browser = (await findBrowser()) ?? '';
  const env = { ...process.env, CHROME_PATH: browser, PUPPETEER_EXECUTABLE_PATH: browser };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file], { cwd: root, env });
  return stdout;
}

let api: MockApi | undefined;
afterAll(() => api?.stop());

test('the curl recipe reads, writes, fails, reads the journal and resets', async () => {
  api = await startMockApi({ flags: ['--seed', 'fixtures'] });
  const env = { ...process.env, SITE: api.origin };
  const { stdout } = await run('bash', ['-euc', await recipeOf('With curl')], { env });
  expect(stdout).toMatch(
    /^\[[^]*"lastName": ?"Quirinale"[^]*\]\{"id":3,"firstName":"Sanne"[^]*"status":500[^]*"path":"\/api\/contact","status":201/,
  );
  expect(await api.records('contact')).toHaveLength(2);
});

test('the puppeteer recipe shows the failure and then stores the record', async () => {
  const printed = await runScript('With puppeteer');
  expect(printed).toMatch(/id: 3,\s+firstName: 'Sanne',\s+lastName: 'de Vries'/);
});

test('the Playwright recipe loses an answer, sends again and stores the scan once', async () => {
  const printed = await runScript('With Playwright');
  expect(printed).toMatch(
    /^\[\s+\{\s+id: 3,\s+type: 'website',\s+url: 'bakkerij\.example',[^{]*\}\s+\]$/m,
  );
});
