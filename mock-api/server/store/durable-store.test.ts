import fs from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { KeyReused } from '../../core/idempotency';
import { emptyLists, StoreUnavailable } from '../../core/store';
import { cleanUp, newFolder, onCleanUp } from '../../test/support/clean-up';
import { openStore, type DurableStore, type StoreOptions } from './durable-store';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

/** Returns the path of a data file whose folder does not exist yet. */
const newFile = async () => join(await newFolder(), 'data', 'db.json');

const fileWith = async (text: string) => {
  const file = join(await newFolder(), 'db.json');
  await writeFile(file, text);
  return file;
};

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

const subjects = async (store: DurableStore) =>
  (await store.list('contact')).map((record) => 'subject' in record && record.subject);

const post = (store: DurableStore, subject: string, key?: string) =>
  store.insert('contact', buildContactVariantA({ subject }), key);

const intake = () => ({ ...buildFreeIntake(), status: 'pending' as const });

async function open(file: string, options?: StoreOptions) {
  const store = await openStore(file, options);
  onCleanUp(store.close);
  return store;
}

async function newStore(options?: StoreOptions) {
  const file = await newFile();
  return { file, store: await open(file, options) };
}

/**
 * Blocks each sync of a new file. `held` contains one function per blocked sync, in order, which lets the sync
 * continue. `next` resolves when the next sync is blocked.
 */
function holdSyncs() {
  const held: (() => void)[] = [];
  let onHeld = () => {};
  const actual = fs.fsync;
  jest.spyOn(fs, 'fsync').mockImplementation((file, done) => {
    if (fs.fstatSync(file).isDirectory()) return actual(file, done);
    held.push(() => actual(file, done));
    onHeld();
  });
  return { held, next: () => new Promise<void>((resolve) => (onHeld = resolve)) };
}

const seed = () => ({ ...emptyLists(), contact: [{ id: 7 }] as never[] });

it('has a record on disk when insert() resolves, and lists it after a restart', async () => {
  const { file, store } = await newStore();
  const record = await store.insert('contact', buildContactVariantA());
  expect(await read(file)).toEqual({ ...emptyLists(), contact: [record] });
  await store.close();
  const restarted = await open(file);
  expect(await restarted.list('contact')).toEqual([record]);
  expect(await restarted.insert('contact', buildContactVariantB())).toMatchObject({ id: 2 });
});

it('stores 200 concurrent inserts, with ids in the order of the calls, in one commit', async () => {
  const { file, store } = await newStore();
  const writing = jest.spyOn(fs, 'writeFile');
  const names = Array.from({ length: 200 }, (_, index) => `Subject ${index}`);
  const records = await Promise.all(names.map((subject) => post(store, subject)));
  expect(records.map(({ id }) => id)).toEqual(names.map((_, index) => index + 1));
  expect((await read(file)).contact).toEqual(records);
  expect(writing).toHaveBeenCalledTimes(1);
});

it('does not list a record before it is on disk, and gathers the calls of that time into the next commit', async () => {
  const { store } = await newStore();
  const { held, next } = holdSyncs();
  let isHeld = next();
  const first = post(store, 'Bread');
  await isHeld;
  expect(await subjects(store)).toEqual([]);
  const more = [post(store, 'Rye'), post(store, 'Cake')];
  isHeld = next();
  held[0]!();
  await first;
  expect(await subjects(store)).toEqual(['Bread']);
  await isHeld;
  held[1]!();
  await Promise.all(more);
  expect(held).toHaveLength(2);
  expect(await subjects(store)).toEqual(['Bread', 'Rye', 'Cake']);
});

it('close() refuses new calls, and waits for accepted ones before it releases the file', async () => {
  const { file, store } = await newStore();
  const { held, next } = holdSyncs();
  const isHeld = next();
  const inserted = post(store, 'Bread');
  const closed = store.close();
  await expect(post(store, 'Rye')).rejects.toThrow(StoreUnavailable);
  await expect(store.reset()).rejects.toThrow(StoreUnavailable);
  await isHeld;
  expect(await readdir(join(file, '..'))).toContain('db.json.lock');
  held[0]!();
  await closed;
  expect(await readdir(join(file, '..'))).toEqual(['db.json']);
  expect((await read(file)).contact).toEqual([await inserted]);
});

it('discards the records of a failed commit, reports its cause once, and stores a retry once', async () => {
  const onFailure = jest.fn();
  const { file, store } = await newStore({ onFailure });
  await rm(join(file, '..'), { recursive: true });
  const attempts = ['one', 'two'].map((subject) => post(store, subject));
  for (const attempt of attempts) await expect(attempt).rejects.toThrow(StoreUnavailable);
  await expect(post(store, 'three')).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
  expect(await store.list('contact')).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);

  await mkdir(join(file, '..'));
  const record = await post(store, 'four');
  expect(record.id).toBe(1);
  expect((await read(file)).contact).toEqual([record]);
});

it('rejects calls when another server has taken over the lock, and keeps the records of that server', async () => {
  const { file, store } = await newStore();
  await post(store, 'Bread');
  await writeFile(`${file}.lock`, 'of another server');
  await writeFile(file, '{"contact":[{"id":5}]}');
  await expect(post(store, 'Rye')).rejects.toThrow(StoreUnavailable);
  expect(await read(file)).toEqual({ contact: [{ id: 5 }] });
});

it('reset() restores the seed and its ids, or empty lists if there is no seed, and keeps other properties of the file', async () => {
  const given = seed();
  const seeded = await open(await fileWith('{"notes":"mine"}'), { seed: given });
  for (let round = 0; round < 2; round += 1) {
    expect(await post(seeded, 'Bread')).toMatchObject({ id: 8 });
    await Promise.all([seeded.reset(), post(seeded, 'Rye'), seeded.reset()]);
    expect(seeded.lists).toEqual({ ...seed(), notes: 'mine' });
  }
  expect(given).toEqual(seed());

  const { file, store } = await newStore();
  await post(store, 'Bread');
  await store.reset();
  expect(await read(file)).toEqual(emptyLists());
  expect(await post(store, 'Bread')).toMatchObject({ id: 1 });
});

it('reset() forgets every idempotency key, even if a later record has the id and time of an earlier one', async () => {
  const { store } = await newStore({ now: () => new Date('2026-03-01T08:00:00.000Z') });
  await post(store, 'Bread', 'k');
  await store.reset();
  await post(store, 'Rye');
  expect(await post(store, 'Bread', 'k')).toMatchObject({ id: 2, subject: 'Bread' });
});

it('forgets the idempotency key of a failed commit', async () => {
  const { file, store } = await newStore({ now: () => new Date('2026-03-01T08:00:00.000Z') });
  await mkdir(`${file}.tmp`);
  await expect(post(store, 'Bread', 'k')).rejects.toThrow(StoreUnavailable);
  await rm(`${file}.tmp`, { recursive: true });
  await post(store, 'Rye');
  expect(await post(store, 'Bread', 'k')).toMatchObject({ id: 2, subject: 'Bread' });
});

it('loads an edit at the next call, into the same lists object that callers already have', async () => {
  const file = await fileWith('{"contact":[{"id":1}],"notes":[1]}');
  const store = await open(file);
  const { lists } = store;
  await writeFile(file, '{"contact":[{"id":5},{"id":6}]}');
  await store.refresh();
  expect(lists).toEqual({ ...emptyLists(), contact: [{ id: 5 }, { id: 6 }] });
  await writeFile(file, '{"free-intake":[{"id":30}]}');
  expect(await store.list('free-intake')).toEqual([{ id: 30 }]);
  expect(await store.insert('free-intake', intake())).toMatchObject({ id: 31 });
  expect(await store.list('contact')).toEqual([]);
});

it('keeps unknown fields of records and unknown properties of a file that a person edited', async () => {
  const file = await fileWith('{"contact":[{"id":41,"note":"by hand"}],"notes":[1]}');
  expect(await post(await open(file), 'Bread')).toMatchObject({ id: 42 });
  expect(await read(file)).toMatchObject({ contact: [{ note: 'by hand' }, {}], notes: [1] });
});

it('never uses the id of a record that an edit removed, and stores a retry of its call', async () => {
  const { file, store } = await newStore();
  await post(store, 'Bread');
  const edited = await readFile(file, 'utf8');
  await post(store, 'Rye', 'k');
  await writeFile(file, edited.replace('Bread', 'Buns'));
  expect(await post(store, 'Rye', 'k')).toMatchObject({ id: 3 });
  expect(await subjects(store)).toEqual(['Buns', 'Rye']);
});

it('returns the edited record to a retry with the same idempotency key', async () => {
  const { file, store } = await newStore();
  await post(store, 'Bread', 'k');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Bread"', '"Bread and cake"'));
  expect(await post(store, 'Bread', 'k')).toMatchObject({ id: 1, subject: 'Bread and cake' });
  await expect(post(store, 'Bread and cake', 'k')).rejects.toThrow(KeyReused);
});

it('when another program saves an edit during a commit, repeats the commit with that edit', async () => {
  const { file, store } = await newStore();
  const { held, next } = holdSyncs();
  let isHeld = next();
  const inserted = post(store, 'Bread');
  await isHeld;
  await writeFile(file, '{"contact":[{"id":5}]}');
  isHeld = next();
  held[0]!();
  await isHeld;
  held[1]!();
  expect(await inserted).toMatchObject({ id: 6 });
  expect((await read(file)).contact).toEqual([{ id: 5 }, await inserted]);
});

it('keeps the lists, reports the fault once and stores nothing while the file is corrupt', async () => {
  const file = await fileWith('{"contact":[{"id":1}]}');
  const onFailure = jest.fn();
  const store = await open(file, { onFailure });
  const damage = async (kept: object[]) => {
    await writeFile(file, 'damaged');
    expect(await store.list('contact')).toMatchObject(kept);
    await store.refresh();
    await expect(post(store, 'Bread')).rejects.toThrow(StoreUnavailable);
    expect(await readFile(file, 'utf8')).toBe('damaged');
  };
  await damage([{ id: 1 }]);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure.mock.calls[0]![0].message).toContain(`${file} was edited and is not valid JSON`);
  await writeFile(file, '{"contact":[{"id":1}]}');
  expect(await post(store, 'Bread')).toMatchObject({ id: 2 });
  await damage([{ id: 1 }, { id: 2 }]);
  expect(onFailure).toHaveBeenCalledTimes(2);
});
