import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanUp, newFolder } from '../test/support/clean-up';

// Building the package takes seconds, and more on a busy machine.
jest.setTimeout(120_000);

const run = promisify(execFile);
const program = (name: string) => join(process.cwd(), 'node_modules/.bin', name);

let folder: string;
let tarball: string;
beforeAll(async () => {
  folder = await newFolder();
  const { stdout } = await run('npm', ['run', '--silent', 'pack:qa', '--', folder]);
  tarball = stdout.trim();
});
afterAll(cleanUp);

it("writes a tarball whose name contains the version, and prints the tarball's path", async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(tarball).toBe(join(folder, `maatwerk-${version}.tgz`));
  expect(await readdir(folder)).toEqual([`maatwerk-${version}.tgz`, 'qa']);
});

it('imports no package besides its dependencies', async () => {
  const files = await readdir(join(folder, 'qa'), { recursive: true });
  const code = files.filter((file) => /\.[cm]?[jt]s$/.test(file));
  const texts = await Promise.all(code.map((file) => readFile(join(folder, 'qa', file), 'utf8')));
  const statement = /\b(?:from |import |(?:import|require)\()["']([@a-z][\w@:/.-]*)["']/g;
  const imported = texts
    .flatMap((text) => [...text.matchAll(statement)].map(([, specifier]) => specifier!))
    .map((specifier) => /^(?:node:|@[^/]+\/[^/]+|[^/]+)/.exec(specifier)![0]);
  expect([...new Set(imported)].toSorted()).toEqual([
    '@playwright/test',
    'busboy',
    'json-server',
    'msw',
    'node:',
    'sirv',
    'url',
    'zod',
  ]);
});

it('exports from each file of fixtures only the names of its source, for require too', async () => {
  const source = Object.keys(await import('#fixtures/people')).toSorted();
  const script = `console.log(JSON.stringify(Object.keys(require('./fixtures/people.cjs'))))`;
  const { stdout } = await run(process.execPath, ['--eval', script], { cwd: join(folder, 'qa') });
  expect((JSON.parse(stdout) as string[]).toSorted()).toEqual(source);
});

it('has types that TypeScript finds for import and for require', async () => {
  const { stdout } = await run(program('attw'), [tarball, '--profile', 'node16']);
  expect(stdout).toContain('No problems found');
  expect(stdout).toContain('"maatwerk/mock-api/playwright"');
  expect(stdout).toContain('"maatwerk/mock-api/msw"');
});

it('passes publint without a fault', async () => {
  const { stdout } = await run(program('publint'), [tarball, '--strict']);
  expect(stdout).toContain('All good!');
});
