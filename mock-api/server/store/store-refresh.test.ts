import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { KeyReused } from '../../core/idempotency';
import { emptyLists, StoreUnavailable, type Lists } from '../../core/store';
import { cleanUp } from '../../test/support/clean-up';
import {
  fileWith,
  openFile,
  overWrite,
  subjects,
  post,
  intake,
} from '../../test/support/data-file';
import { openStore, storeOver } from './store';

afterEach(cleanUp);

afterEach(() => void jest.useRealTimers());

it('loads an edit at the next refresh, into the same lists object that callers already have', async () => {
  const file = await fileWith('{"contact":[{"id":1}],"notes":[1]}');
  const store = await openStore(file);
  const { lists } = store;
  await writeFile(file, '{"contact":[{"id":5},{"id":6}]}');
  await store.refresh();
  expect(lists).toEqual({ ...emptyLists(), contact: [{ id: 5 }, { id: 6 }] });
  await writeFile(file, '{"free-intake":[{"id":30}]}');
  expect(await store.list('free-intake')).toEqual([{ id: 30 }]);
  expect(await store.insert('free-intake', intake())).toMatchObject({ id: 31 });
  expect(await store.list('contact')).toEqual([]);
});

it('keeps the lists, reports the fault once and stores nothing while the file is corrupt', async () => {
  const file = await fileWith('{"contact":[{"id":1}]}');
  const onFailure = jest.fn();
  const store = await openStore(file, { onFailure });
  const damage = async (kept: object[]) => {
    await writeFile(file, 'damaged');
    expect(await store.list('contact')).toMatchObject(kept);
    await store.refresh();
    await expect(post(store, 'Bread')).rejects.toThrow(StoreUnavailable);
    expect(await readFile(file, 'utf8')).toBe('damaged');
  };
  await damage([{ id: 1 }]);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure.mock.calls[0]![0]).toMatchObject({
    message: `the data file ${file} was edited and is not valid JSON in UTF-8 (Unexpected token 'd', "damaged" is not valid JSON). Repair it.`,
  });
  await writeFile(file, '{"contact":[{"id":1}]}');
  expect(await post(store, 'Bread')).toMatchObject({ id: 2 });
  await damage([{ id: 1 }, { id: 2 }]);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('rejects an insert with the cause when its commit fails', async () => {
  const cause = new Error('The disk is full');
  const store = overWrite(() => Promise.reject(cause));
  const error = await post(store, 'Bread').catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error).toMatchObject({ message: 'The data file cannot be written', cause });
});

it('reads a corrupt file again after a delay, because an editor may still be writing it', async () => {
  const readEdits = jest
    .fn<Promise<Lists | undefined>, []>()
    .mockRejectedValueOnce(new Error('half a file'))
    .mockResolvedValue({ ...emptyLists(), contact: [{ id: 5 }] as never[] });
  const onFailure = jest.fn();
  const store = storeOver({ ...openFile(), readEdits }, { onFailure });
  const begin = performance.now();
  expect(await store.list('contact')).toEqual([{ id: 5 }]);
  expect(performance.now() - begin).toBeGreaterThan(45);
  expect(readEdits).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});

it('shares one refresh among concurrent reads, and refreshes again afterwards', async () => {
  const readEdits = jest.fn(async () => undefined);
  const store = storeOver({ ...openFile(), readEdits });
  await Promise.all([store.list('contact'), store.list('ai-scan'), store.refresh()]);
  expect(readEdits).toHaveBeenCalledTimes(1);
  await store.refresh();
  expect(readEdits).toHaveBeenCalledTimes(2);
});

it('does not read the file for a refresh while a commit runs', async () => {
  let finish = (_isWritten: boolean) => {};
  const readEdits = jest.fn(async () => undefined);
  const write = () => new Promise<boolean>((resolve) => (finish = resolve));
  const store = storeOver({ ...openFile(), readEdits, write });
  const inserted = post(store, 'Bread');
  await store.refresh();
  expect(readEdits).not.toHaveBeenCalled();
  await wait(50);
  expect(readEdits).toHaveBeenCalledTimes(1);
  finish(true);
  await inserted;
  await wait(0);
  await store.refresh();
  expect(readEdits).toHaveBeenCalledTimes(2);
});

it('when another program saves an edit during a commit, repeats the commit with that edit', async () => {
  const edits = [undefined, { ...emptyLists(), contact: [{ id: 5 }] as never[] }];
  const written: Buffer[][] = [];
  const store = storeOver({
    ...openFile(),
    readEdits: async () => edits.shift(),
    write: async (parts) => written.push(parts) > 1,
  });
  const record = await post(store, 'Bread');
  expect(record.id).toBe(6);
  expect(JSON.parse(Buffer.concat(written[1]!).toString()).contact).toEqual([{ id: 5 }, record]);
});

it('writes nothing when a call changes nothing', async () => {
  const write = jest.fn(async () => true);
  const store = storeOver({ ...openFile(), write });
  const record = await post(store, 'Bread', 'k');
  expect(await post(store, 'Bread', 'k')).toEqual(record);
  expect(write).toHaveBeenCalledTimes(1);
});

it('rejects only the call that throws, not the others of its batch', async () => {
  const store = overWrite(async () => true);
  const outcomes = await Promise.allSettled([
    post(store, 'Bread', 'k'),
    post(store, 'Rye', 'k'),
    post(store, 'Cake'),
    post(store, 'Bread', 'k'),
  ]);
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: expect.objectContaining({ id: 1, subject: 'Bread' }) },
    { status: 'rejected', reason: expect.any(KeyReused) },
    { status: 'fulfilled', value: expect.objectContaining({ id: 2, subject: 'Cake' }) },
    { status: 'fulfilled', value: expect.objectContaining({ id: 1, subject: 'Bread' }) },
  ]);
  expect(await subjects(store)).toEqual(['Bread', 'Cake']);
});

it('appends the idempotency key of a call, and appends nothing for a call without one', async () => {
  const append = jest.fn(async () => {});
  const store = storeOver({ ...openFile(), keys: { entries: [], append } });
  const { createdAt } = await post(store, 'Bread', 'k');
  await post(store, 'Rye');
  expect(append.mock.calls).toEqual([
    [[{ key: 'k', resource: 'contact', id: 1, createdAt, fields: expect.any(String) }]],
    [[]],
  ]);
});

it('gathers the calls that arrive during a commit into the next commit', async () => {
  const finish: ((isWritten: boolean) => void)[] = [];
  const write = () => new Promise<boolean>((resolve) => finish.push(resolve));
  const store = overWrite(write);
  const first = post(store, 'Bread');
  await wait(20);
  const more = [post(store, 'Rye'), post(store, 'Cake')];
  finish[0]!(true);
  await first;
  await wait(50);
  finish[1]!(true);
  await Promise.all(more);
  expect(finish).toHaveLength(2);
  expect(await subjects(store)).toEqual(['Bread', 'Rye', 'Cake']);
});

it('close() waits for accepted calls before it releases the file', async () => {
  let finish = (_isWritten: boolean) => {};
  const write = () => new Promise<boolean>((resolve) => (finish = resolve));
  const close = jest.fn();
  const store = storeOver({ ...openFile(), write, close });
  const inserted = post(store, 'Bread');
  const closed = store.close();
  await wait(50);
  expect(close).not.toHaveBeenCalled();
  finish(true);
  await closed;
  expect(close).toHaveBeenCalledTimes(1);
  expect(await inserted).toMatchObject({ id: 1 });
});

it('close() waits for a refresh before it releases the file', async () => {
  let look = (_edits: undefined) => {};
  const readEdits = () => new Promise<undefined>((resolve) => (look = resolve));
  const close = jest.fn();
  const store = storeOver({ ...openFile(), readEdits, close });
  const refreshed = store.refresh();
  const closed = store.close();
  await wait(0);
  expect(close).not.toHaveBeenCalled();
  look(undefined);
  await Promise.all([refreshed, closed]);
  expect(close).toHaveBeenCalledTimes(1);
});

it.each([
  ['', 'is not valid JSON'],
  ['{"contact": [', 'is not valid JSON'],
  ['[]', 'does not hold lists'],
  ['null', 'does not hold lists'],
  ['{"contact":{}}', 'does not hold lists'],
  ['{"contact":[{"id":"1"}]}', 'does not hold lists'],
  ['{"contact":[{"id":1},{"id":1}]}', 'does not hold lists'],
])('refuses to start with the corrupt file %j and does not change it', async (text, sentence) => {
  const file = await fileWith(text);
  await expect(openStore(file)).rejects.toThrow(sentence);
  expect(await readFile(file, 'utf8')).toBe(text);
});
