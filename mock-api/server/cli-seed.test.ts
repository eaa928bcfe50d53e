import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { cleanUp, newFolder } from '../test/support/clean-up';
import { spawnServer } from '../test/support/real-server';

afterEach(cleanUp);

const run = (flags: string[], env: Record<string, string>) => spawnServer({ flags, env });

const post = (url: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildContactVariantA()),
  });

const newFile = async () => join(await newFolder(), 'db.json');

it('dates the seeded records before the time of --now, and a new record at that time', async () => {
  const DB_FILE = await newFile();
  const flags = ['--port', '0', '--seed', 'fixtures', '--now', '2026-03-01T08:00:00Z'];
  const { listening } = run(flags, { DB_FILE });
  const created = await (await post(await listening)).json();
  expect(created).toMatchObject({ id: 3, createdAt: '2026-03-01T08:00:00.000Z' });
  const lists = JSON.parse(await readFile(DB_FILE, 'utf8'));
  expect(lists['ai-scan'].at(-1).createdAt).toBe('2026-03-01T04:42:00.000Z');
  expect(lists['free-intake']).toHaveLength(1);
});

it('prints that it does not use the seed because the file holds records, and that the journal keeps bodies', async () => {
  const DB_FILE = await newFile();
  await writeFile(DB_FILE, '{"contact":[{"id":1}]}');
  const flags = ['--port', '0', '--seed', 'fixtures', '--journal-bodies'];
  const { child, listening, ended } = run(flags, { DB_FILE });
  await listening;
  child.kill('SIGINT');
  expect((await ended).err.split('\n')).toEqual([
    `The seed waits for a reset: the data file ${DB_FILE} holds records already.`,
    'The journal keeps the content of calls, including personal data (--journal-bodies).',
    '',
  ]);
});

it.each([
  ['nowhere.json', undefined, 'cannot be read (ENOENT)'],
  ['bad.json', '{"contact":', 'is not valid JSON in UTF-8 (Unexpected end of JSON input)'],
  [
    'same.json',
    '{"contact":[{"id":1},{"id":1}]}',
    'does not hold lists of records with an id: record 2 of contact has the id 1 of an earlier one',
  ],
])('prints one sentence and exits with code 1 for the seed %s', async (name, text, sentence) => {
  const DB_FILE = await newFile();
  const seed = join(DB_FILE, '..', name);
  if (text) await writeFile(seed, text);
  expect(await run(['--seed', seed], { DB_FILE }).ended).toEqual({
    code: 1,
    out: '',
    err: `The seed ${seed} ${sentence}.\n`,
  });
});

it('prints the flags and environment variables with --help', async () => {
  const { code, out } = await run(['--help'], {}).ended;
  expect(code).toBe(0);
  for (const word of ['--port', '--delay', '--fail', '--seed', '--fresh', '--admin', 'DB_FILE'])
    expect(out).toContain(word);
});
