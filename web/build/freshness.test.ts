import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFlavour } from './flavour';
import { isCurrent, readInputs } from './freshness';

const sources = [
  'web/src/app/client.ts',
  'fixtures/people.ts',
  'mock-api/core/answer.ts',
  'package.json',
  'package-lock.json',
  '.parcelrc',
];
const flavour = readFlavour('demo', {});
let root: string;

async function write(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  for (const file of [...sources, 'dist/demo/index.html']) await write(file, 'old');
  const remember = await readInputs(root, flavour);
  await remember();
});
afterEach(() => rm(root, { recursive: true }));

it('keeps a build while nothing changes, and while the mock API stores leads', async () => {
  await write('mock-api/data/db.json', '{}');
  expect(await isCurrent(root, flavour)).toBe(true);
});

it.each([...sources, 'web/src/app/new.ts'])('rebuilds after a change of %s', async (file) => {
  await write(file, 'another');
  expect(await isCurrent(root, flavour)).toBe(false);
});

it('rebuilds with other settings', async () => {
  expect(await isCurrent(root, readFlavour('demo', { PUBLIC_PATH: '/demo/' }))).toBe(false);
});

it('rebuilds if a source changed during the build', async () => {
  const remember = await readInputs(root, flavour);
  await write('fixtures/people.ts', 'another');
  await remember();
  expect(await isCurrent(root, flavour)).toBe(false);
});
