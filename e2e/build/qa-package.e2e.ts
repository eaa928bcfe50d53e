import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as people from '#fixtures/people';
import { root } from '../support/root';

const run = promisify(execFile);

const packed = join(root, 'dist/qa');
let tarball: string;

beforeAll(async () => {
  const { stdout } = await run('npm', ['run', '--silent', 'pack:qa'], { cwd: root });
  tarball = stdout.trim();
}, 180_000);

test("pack:qa writes a tarball whose name contains the version, and prints the tarball's path", async () => {
  const manifest = await readFile(join(root, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  expect(tarball).toBe(join(root, `dist/maatwerk-${version}.tgz`));
});

test('the package imports no package besides its dependencies', async () => {
  const files = await readdir(packed, { recursive: true });
  const code = files.filter((file) => /\.[cm]?[jt]s$/.test(file));
  const texts = await Promise.all(code.map((file) => readFile(join(packed, file), 'utf8')));
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

test('the package exports from each file of fixtures only the names of its source, for require too', async () => {
  const script = `console.log(JSON.stringify(Object.keys(require('./fixtures/people.cjs'))))`;
  const { stdout } = await run(process.execPath, ['--eval', script], { cwd: packed });
  expect((JSON.parse(stdout) as string[]).toSorted()).toEqual(Object.keys(people).toSorted());
});

test('TypeScript finds the types of the package for import and for require, and publint finds no fault', async () => {
  const program = (name: string) => join(root, 'node_modules/.bin', name);
  const types = await run(program('attw'), [tarball, '--profile', 'node16']);
  expect(types.stdout).toContain('No problems found');
  expect(types.stdout).toContain('"maatwerk/mock-api/playwright"');
  expect(types.stdout).toContain('"maatwerk/mock-api/msw"');
  const { stdout } = await run(program('publint'), [tarball, '--strict']);
  expect(stdout).toContain('All good!');
});
