import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMockApi, type MockApi } from '#mock-api/qa/start-mock-api';
import { findBrowser, findShell } from '../support/browser/find-browser';
import { root } from '../support/root';
import { build } from '../support/servers/build';

const run = promisify(execFile);

/** Returns the text under a heading of one of the mock API's README files. */
async function sectionOf(file: string, heading: string) {
  const text = await readFile(join(root, 'mock-api', file), 'utf8');
  const section = text.split(new RegExp(`^#+ ${heading}\n`, 'm'))[1]?.split(/^#+ /m)[0];
  if (!section) throw new Error(`${file} has no section ${heading}.`);
  return section;
}

const commandsIn = (section: string) =>
  [...section.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, code]) => code!);

/** Returns the name and the code of each file in a section. In the README, the name is on the line above the code. */
const filesIn = (section: string) =>
  [...section.matchAll(/^`([\w.-]+)`:\n\n```\w+\n([^]*?)^```/gm)].map(
    ([, name, code]) => [name!, code!] as const,
  );

let outside: string;

/** Runs commands in a folder and returns their output. Rejects with that output if a command fails. */
async function shell(commands: string, folder: string) {
  // The headless shell needs only a third of the full browser's time.
  const browser = (await findShell()) ?? (await findBrowser()) ?? '';
  // Playwright refuses to run if JEST_WORKER_ID is set, so the variables of jest are removed.
  const { JEST_WORKER_ID: _id, NODE_ENV: _mode, ...own } = process.env;
  const env = { ...own, CHROME_PATH: browser, PUPPETEER_EXECUTABLE_PATH: browser };
  const running = run('bash', ['-euc', commands], { cwd: folder, env });
  const { stdout } = await running.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${commands}${error.stdout}${error.stderr}`);
  });
  return stdout;
}

// Installs the package in a new project with this repository's test runners. Some recipes open the built site.
beforeAll(async () => {
  await build('site', 'dist/site', {});
  outside = await mkdtemp(join(tmpdir(), 'maatwerk-recipes-'));
  await symlink(root, join(outside, 'maatwerk'));
  await run('npm', ['run', '--silent', 'pack:qa'], { cwd: root });
  const project = await newProject('installed');
  const install = commandsIn(await sectionOf('qa/README.md', 'Install')).at(-1)!;
  await shell(`${install.trim()} --prefer-offline --no-audit --no-fund`, project);
  await mkdir(join(project, 'node_modules/@playwright'));
  await mkdir(join(project, 'node_modules/@types'), { recursive: true });
  const tools = ['jest', 'msw', 'puppeteer', 'typescript', '@playwright/test', '@types/node'];
  const commands = ['.bin/jest', '.bin/tsc', '.bin/playwright'];
  for (const name of [...tools, ...commands])
    await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name));
});
afterAll(() => rm(outside, { recursive: true, force: true }));

async function newProject(name: string) {
  const folder = join(outside, name);
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "commonjs" }');
  return folder;
}

let projects = 0;

/**
 * Runs the commands of a recipe (an example in a README), and then `commands`, in a new project with the recipe's
 * files and the `further` files. The project has the packages of the project `installed`. Returns the output.
 */
async function follow(
  file: string,
  heading: string,
  further: readonly (readonly [string, string])[] = [],
  commands = '',
) {
  const section = await sectionOf(file, heading);
  const project = await newProject(`project-${(projects += 1)}`);
  await symlink('../installed/node_modules', join(project, 'node_modules'));
  for (const [name, code] of [...filesIn(section), ...further])
    await writeFile(join(project, name), code);
  return shell(commandsIn(section).join('') + commands, project);
}

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
  const lock = await readFile(join(outside, 'installed/node_modules/.package-lock.json'), 'utf8');
  const names = Object.keys((JSON.parse(lock) as { packages: object }).packages);
  expect(names).toContain('node_modules/json-server');
  expect(names.filter((name) => /react|emotion|tsx|swr/.test(name))).toEqual([]);
});

test('the TypeScript recipe passes, TypeScript compiles each declaration in strict mode, and Node loads each module, for import and for require', async () => {
  const manifest = await readFile(
    join(outside, 'installed/node_modules/maatwerk/package.json'),
    'utf8',
  );
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
