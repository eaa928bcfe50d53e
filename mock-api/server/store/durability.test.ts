import fs from 'node:fs';
import fsPromises, { type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { StoreUnavailable } from '../../core/store';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { setDate } from '../../test/support/set-date';
import { openStore, type DurableStore } from './store';

/** The disk operations in order, each with the name of its file. The name `.` is the folder. */
let steps: string[];
/** The disk operation that a test makes fail, and a function that throws its error or returns its wrong result. */
let failure: { at: string; how: () => unknown } | undefined;
let file: string;
let store: DurableStore;

beforeEach(async () => {
  file = join(await newFolder(), 'db.json');
  store = await openStore(file);
  steps = [];
  failure = undefined;
  const { open } = fsPromises;
  jest.spyOn(fsPromises, 'open').mockImplementation(async (...args) => {
    const handle = await open(...args);
    const name = args[0] === dirname(file) ? '.' : basename(String(args[0]));
    return recorded(handle, name);
  });
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    steps.push(`rename ${basename(String(from))} ${basename(String(to))}`);
    renameSync(from, to);
  });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await cleanUp();
});

function recorded(handle: FileHandle, name: string) {
  for (const call of ['writev', 'appendFile', 'sync'] as const) {
    const actual = handle[call].bind(handle) as (...args: unknown[]) => Promise<never>;
    jest.spyOn(handle, call).mockImplementation(async (...args: unknown[]) => {
      const step = `${call} ${name}`;
      steps.push(step);
      return failure?.at === step ? (failure.how() as never) : actual(...args);
    });
  }
  return handle;
}

const fail = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};
const post = (key?: string) => store.insert('contact', buildContactVariantA(), key);
const onDisk = async () => JSON.parse(await fsPromises.readFile(file, 'utf8')).contact as object[];

it('syncs the new file, renames the file and syncs the folder before insert() resolves', async () => {
  await post();
  steps.push('answered');
  expect(steps).toEqual([
    'writev db.json.tmp',
    'sync db.json.tmp',
    'rename db.json.tmp db.json',
    'sync .',
    'answered',
  ]);
});

it('syncs an idempotency key before it writes the record', async () => {
  await post('k');
  expect(steps.filter((step) => !step.startsWith('rename'))).toEqual([
    'appendFile db.json.keys',
    'sync db.json.keys',
    'writev db.json.tmp',
    'sync db.json.tmp',
    'sync .',
  ]);
});

it.each([
  ['the disk is full', 'writev db.json.tmp', fail('ENOSPC')],
  ['the disk has space for a part only', 'writev db.json.tmp', () => ({ bytesWritten: 7 })],
  ['the sync of the new file fails', 'sync db.json.tmp', fail('EIO')],
  ['the idempotency key cannot be written', 'appendFile db.json.keys', fail('ENOSPC')],
  ['the sync of the idempotency key fails', 'sync db.json.keys', fail('EIO')],
])('keeps the old file when %s, and stores a retry once', async (_what, at, how) => {
  const first = await post();
  failure = { at, how };
  await expect(post('k')).rejects.toThrow(StoreUnavailable);
  expect(await onDisk()).toEqual([first]);
  expect(fs.existsSync(`${file}.tmp`)).toBe(false);
  failure = undefined;
  const retried = await post('k');
  expect(await post('k')).toEqual(retried);
  expect(await onDisk()).toEqual([first, retried]);
});

it('resolves with the record, and stores the record once, even if the folder cannot be synced', async () => {
  failure = { at: 'sync .', how: fail('EIO') };
  const record = await post('k');
  expect(await post('k')).toEqual(record);
  expect(await onDisk()).toEqual([record]);
});

it('has a record and its idempotency key on disk when insert() resolves', async () => {
  const record = await post('k');
  const found = join(await newFolder(), 'db.json');
  for (const suffix of ['', '.keys']) await fsPromises.copyFile(file + suffix, found + suffix);
  store = await openStore(found);
  expect(await post('k')).toEqual(record);
  expect(await post()).toMatchObject({ id: 2 });
});

it('stores a retry after a restart if its idempotency key is on disk but its record is not', async () => {
  failure = { at: 'writev db.json.tmp', how: fail('EIO') };
  await expect(post('k')).rejects.toThrow(StoreUnavailable);
  await store.close();
  failure = undefined;
  store = await openStore(file);
  const record = await post('k');
  expect(await post('k')).toEqual(record);
  expect(await onDisk()).toEqual([record]);
});

it('stores a retry as a new record if its first call was never written and another call got the same id', async () => {
  setDate('2026-03-01T08:00:00.000Z');
  failure = { at: 'writev db.json.tmp', how: fail('EIO') };
  await expect(post('k')).rejects.toThrow(StoreUnavailable);
  failure = undefined;
  setDate('2026-03-01T08:00:01.000Z');
  const other = buildContactVariantA({ subject: 'Of somebody else' });
  expect(await store.insert('contact', other)).toMatchObject({ id: 1 });
  await store.close();
  store = await openStore(file);
  expect(await post('k')).toMatchObject({ id: 2, createdAt: '2026-03-01T08:00:01.000Z' });
});
