/**
 * `npm run pack:qa`: writes the QA package (the mock API as an npm package for testers) as a tarball to `dist`, and prints
 * its path. The package contains the exports of package.json as ES modules, CommonJS and type declarations.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type InlineConfig } from 'tsdown';

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  license: string;
  engines: object;
  exports: Record<string, string>;
  dependencies: Record<'busboy' | 'json-server' | 'sirv' | 'zod', string>;
};
const server = { 'mock-api/server/cli': 'mock-api/server/cli.ts' };

/** The dependencies of the QA package (see README.md). Playwright and MSW are optional peer dependencies. */
const { busboy, sirv, zod, 'json-server': jsonServer } = own.dependencies;
const dependencies = { busboy, 'json-server': jsonServer, sirv, zod };

/** Returns the source file of each subpath in package.json's `exports`. Expands a `*` to one entry per file. */
async function publicEntries(): Promise<Record<string, string>> {
  const rows = Object.entries(own.exports).map(async ([subpath, file]) => {
    if (!file.includes('*')) return [[subpath.slice(2), file]];
    const names = await readdir(join(root, dirname(file)));
    return names
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.slice(0, -3))
      .map((name) => [subpath.slice(2).replace('*', name), file.replace('*', name)]);
  });
  return Object.fromEntries((await Promise.all(rows)).flat());
}

/** Returns the path of TypeScript's executable, because rolldown-plugin-dts cannot load TypeScript 7 as a library. */
async function typescriptProgram(): Promise<string> {
  const library = dirname(createRequire(import.meta.url).resolve('typescript'));
  const { default: getExePath } = (await import(
    pathToFileURL(join(library, 'getExePath.js')).href
  )) as { default: () => string };
  return getExePath();
}

const conditions = (subpath: string) => ({
  import: { types: `./${subpath}.d.ts`, default: `./${subpath}.js` },
  require: { types: `./${subpath}.d.cts`, default: `./${subpath}.cjs` },
});

const manifest = (subpaths: string[]) => ({
  name: own.name,
  version: own.version,
  description: 'The mock API of the Maatwerk site for tests: client, Playwright fixtures, records.',
  license: own.license,
  private: true,
  type: 'module',
  engines: own.engines,
  bin: { 'maatwerk-mock-api': './mock-api/server/cli.js' },
  exports: {
    ...Object.fromEntries(subpaths.map((subpath) => [`./${subpath}`, conditions(subpath)])),
    './fixtures/documents/*': './fixtures/documents/*',
    './package.json': './package.json',
  },
  // The client (`startMockApi`) starts this file as a process.
  imports: { '#mock-api/server/cli': './mock-api/server/cli.js' },
  dependencies,
  peerDependencies: { '@playwright/test': '>=1.45', msw: '>=2' },
  peerDependenciesMeta: { '@playwright/test': { optional: true }, msw: { optional: true } },
});

/** Empties a folder and builds the QA package in it. Rejects if the bundler warns. */
async function buildPackage(folder: string) {
  const entries = await publicEntries();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shared: InlineConfig = {
    config: false,
    cwd: root,
    outDir: folder,
    clean: false,
    fixedExtension: false,
    target: 'node20.19',
    // Does not use tsconfig.json, because TypeScript would then write declarations of the whole site. The file
    // .tsconfig.qa.json must be in the project's root, because rolldown-plugin-dts uses its folder as `rootDir`.
    tsconfig: '.tsconfig.qa.json',
    deps: {
      onlyBundle: [],
      neverBundle: [
        ...Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
        /^(@?playwright|msw)/,
      ],
    },
    dts: { entry: Object.values(entries), tsgo: { path: await typescriptProgram() } },
    logLevel: 'warn',
    failOnWarn: true,
    report: false,
    checks: { legacyCjs: false, pluginTimings: false },
  };
  await build({ ...shared, entry: { ...entries, ...server }, format: 'esm' });
  await build({ ...shared, entry: { ...entries }, format: 'cjs' });
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify(manifest(Object.keys(entries)), null, 2)}\n`,
  );
  await cp(join(root, 'fixtures/documents'), join(folder, 'fixtures/documents'), {
    recursive: true,
  });
  for (const text of ['README.md', 'RECIPES.md'])
    await cp(join(root, 'mock-api/qa', text), join(folder, text));
}

const folder = join(root, 'dist');
await buildPackage(join(folder, 'qa'));
const command = ['pack', '--json', '--pack-destination', folder];
const { stdout } = await promisify(execFile)('npm', command, { cwd: join(folder, 'qa') });
const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
console.log(join(folder, filename));
