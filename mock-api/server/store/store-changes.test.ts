import fsPromises, { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KeyReused } from '../../core/idempotency';
import { emptyLists, StoreUnavailable } from '../../core/store';
import type { Records } from '../../resources/registry';
import { cleanUp } from '../../test/support/clean-up';
import { newFile, read, openFile, subjects, post } from '../../test/support/data-file';
import { openStore, storeOver } from './store';

afterEach(cleanUp);

afterEach(() => void jest.useRealTimers());

it('change() changes or removes a record on disk, and resolves with whether the record existed', async () => {
  const file = await newFile();
  const store = await openStore(file);
  for (const subject of ['Bread', 'Rye', 'Cake']) await post(store, subject);
  const toTea = (record: Records['contact']) => ({ ...record, subject: 'Tea' });
  expect(await store.change('contact', 2, toTea)).toBe(true);
  expect(await store.change('contact', 3, () => undefined)).toBe(true);
  expect(await store.change('contact', 4, toTea)).toBe(false);
  expect(await store.change('free-intake', 1, () => undefined)).toBe(false);
  expect(await subjects(store)).toEqual(['Bread', 'Tea']);
  expect(await post(store, 'Pie')).toMatchObject({ id: 4 });
  expect((await read(file)).contact).toMatchObject([{ id: 1 }, { subject: 'Tea' }, { id: 4 }]);
});

it('reset() restores the seed, or empty lists if there is no seed', async () => {
  const seed = { ...emptyLists(), contact: [{ id: 7 }] as never[] };
  const seeded = await openStore(await newFile(), { seed });
  await post(seeded, 'Bread');
  await seeded.reset();
  expect(await seeded.list('contact')).toEqual([{ id: 7 }]);
  expect(await post(seeded, 'Bread')).toMatchObject({ id: 8 });

  const file = await newFile();
  const empty = await openStore(file);
  await post(empty, 'Bread');
  await empty.reset();
  expect(await read(file)).toEqual(emptyLists());
  expect(await post(empty, 'Bread')).toMatchObject({ id: 1 });
});

it('reset() restores a seed that has other properties, and keeps those in the file', async () => {
  const seed = { ...emptyLists(), contact: [{ id: 7 }] as never[], notes: 'mine' };
  const file = await newFile();
  const store = await openStore(file, { seed });
  await post(store, 'Bread');
  await store.reset();
  expect(await read(file)).toEqual({ ...emptyLists(), contact: [{ id: 7 }], notes: 'mine' });
  expect(await post(store, 'Bread')).toMatchObject({ id: 8 });
});

it('if an edit lacks records, keeps a copy of the text from before the edit, reports the path of the copy, and never uses an id twice', async () => {
  const file = await newFile();
  const onNotice = jest.fn();
  const store = await openStore(file, { onNotice });
  const bread = await post(store, 'Bread');
  const edited = await readFile(file, 'utf8');
  await post(store, 'Rye');
  await post(store, 'Cake');
  const before = await readFile(file, 'utf8');
  await writeFile(file, edited.replace('Bread', 'Buns'));

  expect(await post(store, 'Pie')).toMatchObject({ id: 4 });
  expect(await subjects(store)).toEqual(['Buns', 'Pie']);
  const beside = await readdir(join(file, '..'));
  const kept = beside.find((name) => name.includes('before-edit'));
  expect(await readFile(join(file, '..', kept!), 'utf8')).toBe(before);
  expect(onNotice.mock.calls).toEqual([
    [
      `An edit of the data file left out 2 stored records: the text before it is kept as ${join(file, '..', kept!)}.`,
    ],
  ]);
  await writeFile(file, JSON.stringify({ contact: [{ ...bread, id: 1 }, { id: 4 }] }));
  await store.refresh();
  expect(onNotice).toHaveBeenCalledTimes(1);
});

it('does not overwrite an edit if the text before it cannot be kept', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await post(store, 'Bread');
  await writeFile(file, '{"contact":[{"id":5}]}');
  const { open } = fsPromises;
  const opening = jest.spyOn(fsPromises, 'open').mockImplementation(async (...args) => {
    if (String(args[0]).includes('before-edit')) throw new Error('The disk is full');
    return open(...args);
  });
  await expect(post(store, 'Rye')).rejects.toThrow(StoreUnavailable);
  expect(await readFile(file, 'utf8')).toBe('{"contact":[{"id":5}]}');
  opening.mockRestore();
  expect(await post(store, 'Rye')).toMatchObject({ id: 6 });
  expect(await readdir(join(file, '..'))).toContainEqual(expect.stringContaining('before-edit'));
});

it('rejects after five attempts when another program keeps writing the file, and still closes', async () => {
  const write = jest.fn(async () => false);
  const onFailure = jest.fn();
  const close = jest.fn();
  const store = storeOver({ ...openFile(), write, close }, { onFailure });
  await expect(post(store, 'Bread')).rejects.toThrow(StoreUnavailable);
  expect(write).toHaveBeenCalledTimes(5);
  expect(onFailure.mock.calls).toEqual([
    [new Error('another program keeps writing the data file.')],
  ]);
  await store.close();
  expect(close).toHaveBeenCalledTimes(1);
});

it('rejects calls after close, because another process may have locked the file', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await post(store, 'Bread');
  await store.close();
  const text = await readFile(file, 'utf8');
  await expect(post(store, 'Rye')).rejects.toThrow(StoreUnavailable);
  await expect(store.reset()).rejects.toThrow(StoreUnavailable);
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('rejects and changes nothing when the given change throws', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await post(store, 'Bread');
  const refusal = new Error('Invalid change');
  const change = () => {
    throw refusal;
  };
  const outcomes = await Promise.allSettled([
    store.change('contact', 1, change),
    post(store, 'Rye'),
    store.change('contact', 1, change),
  ]);
  expect(outcomes).toMatchObject([{ reason: refusal }, { value: { id: 2 } }, { reason: refusal }]);
  expect((await read(file)).contact).toMatchObject([{ subject: 'Bread' }, { subject: 'Rye' }]);
});

it('returns the edited record to a retry with the same idempotency key', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await post(store, 'Bread', 'k');
  const text = (await readFile(file, 'utf8')).replace('"Bread"', '"Bread and cake"');
  await writeFile(file, text);
  expect(await post(store, 'Bread', 'k')).toMatchObject({ id: 1, subject: 'Bread and cake' });
  await expect(post(store, 'Bread and cake', 'k')).rejects.toThrow(KeyReused);
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('uses the given clock for records and idempotency keys', async () => {
  const file = await newFile();
  let now = new Date('2001-03-01T08:00:00.000Z');
  const store = await openStore(file, { now: () => now });
  const record = await post(store, 'Bread', 'k');
  expect(record.createdAt).toBe('2001-03-01T08:00:00.000Z');
  expect(await post(store, 'Bread', 'k')).toEqual(record);
  now = new Date('2001-03-02T08:00:00.000Z');
  expect(await post(store, 'Bread', 'k')).toMatchObject({ id: 2 });
});
