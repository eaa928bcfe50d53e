import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMockApi, type MockApi } from '#mock-api/qa/start-mock-api';
import { commandsIn, installPackage, sectionOf } from '../support/qa-package';
import { build } from '../support/servers/build';

const run = promisify(execFile);

const { follow, modules } = installPackage();

// Some recipes (examples in the READMEs) open the built site in a browser.
beforeAll(() => build('site', 'dist/site', {}));

let api: MockApi | undefined;
afterAll(() => api?.stop());

test('the commands of the curl recipe read, write, get an error, read the journal and reset', async () => {
  api = await startMockApi({ flags: ['--seed', 'fixtures'] });
  const env = { ...process.env, SITE: api.origin };
  const [commands] = commandsIn(await sectionOf('README.md', 'With curl'));
  const { stdout } = await run('bash', ['-euc', commands!], { env });
  expect(stdout).toMatch(
    /^\[[^]*"lastName": ?"Quirinale"[^]*\]\{"id":3,"firstName":"Sanne"[^]*"status":500[^]*"path":"\/api\/contact","status":201/,
  );
  expect(await api.records('contact')).toHaveLength(2);
});

test.each([
  ['qa/README.md', 'The first test', /^[#ℹ] pass 1$/m],
  ['qa/RECIPES.md', 'CommonJS', /^[#ℹ] pass 1$/m],
  ['qa/RECIPES.md', 'MSW', /^[#ℹ] pass 1$/m],
  ['qa/RECIPES.md', 'puppeteer', /^[#ℹ] pass 1$/m],
])('the recipe of %s passes: %s', async (file, heading, passed) => {
  expect(await follow(file, heading)).toMatch(passed);
});

test('the recipe with jest passes', async () => {
  // Jest prints its summary to stderr, so stdout is empty. `follow` rejects if a test fails or if there is no test.
  expect(await follow('qa/RECIPES.md', 'jest')).toBe('');
});

test('the Playwright recipe passes, and the banner counts as dismissed unless quietVisit is false', async () => {
  const spec = `
    import { expect, test } from 'maatwerk/mock-api/playwright';
    test.use({
      mockApiOptions: { flags: ['--site', '../maatwerk/dist/site'] },
      launchOptions: { executablePath: process.env.CHROME_PATH },
    });
    const kept = (page) => page.evaluate(() => localStorage.getItem('discoveryBannerDismissed'));
    test('a visit by default', async ({ page }) => {
      await page.goto('/about');
      expect(await kept(page)).toBe('true');
    });
    test.describe(() => {
      test.use({ quietVisit: false });
      test('a visit with quietVisit: false', async ({ page }) => {
        await page.goto('/about');
        expect(await kept(page)).toBe(null);
      });
    });
  `;
  const printed = await follow('qa/RECIPES.md', 'Playwright', [
    ['visit.spec.mjs', spec],
    ['playwright.config.mjs', 'export default { workers: 1 };'],
  ]);
  expect(printed).toMatch(/^ {2}3 passed/m);
});

test('npm installs none of the packages that only the site needs', async () => {
  const lock = await readFile(join(modules(), '.package-lock.json'), 'utf8');
  const names = Object.keys((JSON.parse(lock) as { packages: object }).packages);
  expect(names).toContain('node_modules/json-server');
  expect(names.filter((name) => /react|emotion|tsx|swr/.test(name))).toEqual([]);
});

test('the TypeScript recipe passes, TypeScript compiles each declaration in strict mode, and Node loads each module, for import and for require', async () => {
  const manifest = await readFile(join(modules(), 'maatwerk/package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
  const code = Object.entries(exports).filter(([, target]) => typeof target === 'object');
  const specifiers = code.map(([subpath]) => `maatwerk${subpath.slice(1)}`);
  expect(specifiers).toContain('maatwerk/mock-api/playwright');
  expect(specifiers).toContain('maatwerk/fixtures/records');
  const module = specifiers
    .map((name, index) => `export * as m${index} from '${name}';\n`)
    .join('');
  // The command of the recipe in RECIPES.md compiles these two files, too.
  const files = [
    ['a.mts', module],
    ['b.cts', module],
  ] as const;
  const printed = await follow('qa/RECIPES.md', 'TypeScript', files, 'node a.mjs\nnode b.cjs\n');
  expect(printed).toMatch(/^[#ℹ] pass 1$/m);
});
