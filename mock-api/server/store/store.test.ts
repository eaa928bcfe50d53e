import fsPromises, {
  mkdir,
  readFile,
  readdir,
  rm,
  symlink,
  lstat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { cleanUp, newFolder } from '../../test/clean-up';
import { KeyReused } from '../../resources/idempotency';
import type { Records } from '../../resources/resource';
import { emptyLists, StoreUnavailable, type Lists } from '../../resources/store';
import { setDate } from '../../test/set-date';
import { openJsonFile, type JsonFile } from './json-file';
import { openStore, storeOver, type DurableStore } from './store';

afterEach(cleanUp);
afterEach(() => void jest.useRealTimers());

const newFile = async () => join(await newFolder(), 'data', 'db.json');
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const fileWith = async (text: string) => {
  const file = join(await newFolder(), 'db.json');
  await writeFile(file, text);
  return file;
};

it('makes the file and its folder when absent', async () => {
  const file = await newFile();
  await openStore(file);
  expect(await read(file)).toEqual({ contact: [], 'free-intake': [], 'ai-scan': [] });
});

it('has a record on disk when its insert resolves, and after a restart', async () => {
  const file = await newFile();
  const store = await openStore(file);
  const record = await store.insert('contact', buildContactVariantA());
  expect((await read(file)).contact).toEqual([record]);
  await store.close();
  const restarted = await openStore(file);
  expect(await restarted.list('contact')).toEqual([record]);
  expect(await restarted.insert('contact', buildContactVariantB())).toMatchObject({ id: 2 });
});

it('gives the id of a record that was removed to no other', async () => {
  const store = await openStore(await newFile());
  await store.insert('contact', buildContactVariantA());
  await store.insert('contact', buildContactVariantA());
  expect(await store.change('contact', 2, () => undefined)).toBe(true);
  expect(await store.insert('contact', buildContactVariantB())).toMatchObject({ id: 3 });
});

it('keeps every one of many concurrent inserts, with ids in order of arrival', async () => {
  const file = await newFile();
  const store = await openStore(file);
  const subjects = Array.from({ length: 200 }, (_, index) => `Subject ${index}`);
  const records = await Promise.all(
    subjects.map((subject) => store.insert('contact', buildContactVariantA({ subject }))),
  );
  expect(records.map(({ id }) => id)).toEqual(subjects.map((_, index) => index + 1));
  expect((await read(file)).contact).toEqual(records);
});

const openFile = (): JsonFile => ({
  lists: emptyLists(),
  keys: { entries: [], append: async () => {} },
  readEdits: async () => undefined,
  keepBefore: async () => 'db.json.before-edit-0',
  write: async () => true,
  close: () => {},
});
const overWrite = (write: JsonFile['write']) => storeOver({ ...openFile(), write });

it('shares one commit among records that arrive together', async () => {
  let writes = 0;
  const store = overWrite(async () => {
    writes += 1;
    return true;
  });
  await Promise.all(Array.from({ length: 50 }, () => store.insert('free-intake', intake())));
  expect(writes).toBe(1);
});

it('shows nobody a record that is not on disk yet', async () => {
  let finish = (_isWritten: boolean) => {};
  const written = new Promise<boolean>((resolve) => (finish = resolve));
  const store = overWrite(() => written);
  const inserted = store.insert('free-intake', intake());
  expect(await store.list('free-intake')).toEqual([]);
  finish(true);
  const record = await inserted;
  expect(await store.list('free-intake')).toEqual([record]);
});

it('forgets records whose commit failed, and stores a retry once', async () => {
  const file = await newFile();
  const onFailure = jest.fn();
  const store = await openStore(file, { onFailure });
  await rm(join(file, '..'), { recursive: true });
  const attempts = ['one', 'two'].map((subject) =>
    store.insert('contact', buildContactVariantA({ subject })),
  );
  for (const attempt of attempts) await expect(attempt).rejects.toThrow(StoreUnavailable);
  expect(await store.list('contact')).toEqual([]);
  expect(onFailure).toHaveBeenCalled();

  await mkdir(join(file, '..'));
  const record = await store.insert('contact', buildContactVariantA());
  expect(record.id).toBe(1);
  expect((await read(file)).contact).toEqual([record]);
});

it('leaves nothing beside the file but its lock, and that only while it is open', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await store.insert('contact', buildContactVariantA());
  expect(await readdir(join(file, '..'))).toEqual(['db.json', 'db.json.lock']);
  await store.close();
  expect(await readdir(join(file, '..'))).toEqual(['db.json']);
});

it('writes through a link to the file it names', async () => {
  const target = await fileWith('{}');
  const link = `${target}.link`;
  await symlink(target, link);
  await (await openStore(link)).insert('contact', buildContactVariantA());
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect((await read(target)).contact).toHaveLength(1);
});

it('remembers a key for a day over restarts, and keeps no line of it after', async () => {
  const file = await newFile();
  const postAt = async (now: string) => {
    setDate(now);
    const store = await openStore(file);
    const record = await store.insert('contact', buildContactVariantA(), 'k 1');
    await store.close();
    return record;
  };
  const record = await postAt('2026-03-01T08:00:00.000Z');
  expect(await postAt('2026-03-02T07:00:00.000Z')).toEqual(record);
  expect(await postAt('2026-03-02T08:00:00.000Z')).toMatchObject({ id: 2 });
  expect((await readFile(`${file}.keys`, 'utf8')).split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(
      /^\{"key":"k 1","resource":"contact","id":2,"createdAt":"2026-03-02T08:00:00.000Z","fields":"\w+"\}$/,
    ),
  ]);
});

it('never seeds over records, and seeds a file that holds none', async () => {
  const seed = { ...emptyLists(), contact: [{ id: 7 }] as never[] };
  const used = await openStore(await fileWith('{"free-intake":[{"id":1}]}'), { seed });
  expect(await used.list('contact')).toEqual([]);
  const unused = await openStore(await fileWith('{"free-intake":[]}'), { seed });
  expect(await unused.list('contact')).toEqual([{ id: 7 }]);
});

it('takes in records edited by hand and keys it does not know', async () => {
  const file = await fileWith('{"contact":[{"id":41,"note":"by hand"}],"notes":[1]}');
  const store = await openStore(file);
  expect(await store.insert('contact', buildContactVariantA())).toMatchObject({ id: 42 });
  expect(await read(file)).toMatchObject({ contact: [{ note: 'by hand' }, {}], notes: [1] });
});

it('replaces nothing that was edited since it last looked, and reads it', async () => {
  const file = await fileWith('{"contact":[{"id":1}]}');
  const opened = await openJsonFile(file);
  expect(await opened.readEdits()).toBeUndefined();
  await writeFile(file, '{"contact":[{"id":2}]}');
  expect(await opened.write([Buffer.from('{}')])).toBe(false);
  expect(await opened.readEdits()).toMatchObject({ contact: [{ id: 2 }] });
  expect(await opened.write([Buffer.from('{}')])).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('{}');
  opened.close();
});

it('serialises old rows no more than once', async () => {
  const written: Buffer[][] = [];
  const store = overWrite(async (parts) => written.push(parts) > 0);
  const message = 'x'.repeat(70_000);
  await store.insert('contact', buildContactVariantA({ message }));
  await store.insert('contact', buildContactVariantB());
  await store.insert('contact', buildContactVariantB());
  const rowsOf = (commit: number) => written[commit]!.find((part) => part.length > 70_000)!;
  expect(rowsOf(2).buffer).toBe(rowsOf(0).buffer);
  expect(JSON.parse(Buffer.concat(written[2]!).toString()).contact).toHaveLength(3);
});

const subjects = async (store: DurableStore) =>
  (await store.list('contact')).map((record) => 'subject' in record && record.subject);
const post = (store: DurableStore, subject: string, key?: string) =>
  store.insert('contact', buildContactVariantA({ subject }), key);

it('changes and removes a record for good, and says whether it was there', async () => {
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

it('begins anew with the seed, or with nothing', async () => {
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
  expect(await read(file)).toEqual({ contact: [], 'free-intake': [], 'ai-scan': [] });
  expect(await post(empty, 'Bread')).toMatchObject({ id: 1 });
});

it('begins anew with a seed that holds more than our lists, which stays in the file', async () => {
  const seed = { ...emptyLists(), contact: [{ id: 7 }] as never[], notes: 'mine' };
  const file = await newFile();
  const store = await openStore(file, { seed });
  await post(store, 'Bread');
  await store.reset();
  expect(await read(file)).toEqual({ ...emptyLists(), contact: [{ id: 7 }], notes: 'mine' });
  expect(await post(store, 'Bread')).toMatchObject({ id: 8 });
});

it('keeps the text before an edit that lacks records, says so, and gives no id twice', async () => {
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

it('overwrites no edit whose text before cannot be kept', async () => {
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

it('gives up a file that somebody writes without end, and ends then', async () => {
  const write = jest.fn(async () => false);
  const onFailure = jest.fn();
  const close = jest.fn();
  const store = storeOver({ ...openFile(), write, close }, { onFailure });
  await expect(post(store, 'Bread')).rejects.toThrow(StoreUnavailable);
  expect(write).toHaveBeenCalledTimes(5);
  expect(onFailure.mock.calls).toEqual([
    [new Error('somebody else writes the data file without end.')],
  ]);
  await store.close();
  expect(close).toHaveBeenCalledTimes(1);
});

it('stores nothing once it is closed: another process may have the file', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await post(store, 'Bread');
  await store.close();
  const text = await readFile(file, 'utf8');
  await expect(post(store, 'Rye')).rejects.toThrow(StoreUnavailable);
  await expect(store.reset()).rejects.toThrow(StoreUnavailable);
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('leaves nothing behind of a change that throws', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await post(store, 'Bread');
  const refusal = new Error('No such change');
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

it('gives a retry its record as it was changed by hand, and stores nothing', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await post(store, 'Bread', 'k');
  const text = (await readFile(file, 'utf8')).replace('"Bread"', '"Bread and cake"');
  await writeFile(file, text);
  expect(await post(store, 'Bread', 'k')).toMatchObject({ id: 1, subject: 'Bread and cake' });
  await expect(post(store, 'Bread and cake', 'k')).rejects.toThrow(KeyReused);
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('takes the time from the clock that it is given, for keys too', async () => {
  const file = await newFile();
  let now = new Date('2001-03-01T08:00:00.000Z');
  const store = await openStore(file, { now: () => now });
  const record = await post(store, 'Bread', 'k');
  expect(record.createdAt).toBe('2001-03-01T08:00:00.000Z');
  expect(await post(store, 'Bread', 'k')).toEqual(record);
  now = new Date('2001-03-02T08:00:00.000Z');
  expect(await post(store, 'Bread', 'k')).toMatchObject({ id: 2 });
});

it('takes in an edit with the next look, in the lists that it has handed out', async () => {
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

it('keeps what it has while the file is damaged, says so once, and stores nothing', async () => {
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
    message: `the data file ${file} was edited and is not valid JSON in UTF-8 (line 1, column 1). Mend it.`,
  });
  await writeFile(file, '{"contact":[{"id":1}]}');
  expect(await post(store, 'Bread')).toMatchObject({ id: 2 });
  await damage([{ id: 1 }, { id: 2 }]);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('says why a commit failed to the one who asks for it', async () => {
  const cause = new Error('The disk is full');
  const store = overWrite(() => Promise.reject(cause));
  const error = await post(store, 'Bread').catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error).toMatchObject({ message: 'The data file cannot be written', cause });
});

it('looks twice at a file that an editor may be writing', async () => {
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

it('shares one look among those who ask at once, and looks again after', async () => {
  const readEdits = jest.fn(async () => undefined);
  const store = storeOver({ ...openFile(), readEdits });
  await Promise.all([store.list('contact'), store.list('ai-scan'), store.refresh()]);
  expect(readEdits).toHaveBeenCalledTimes(1);
  await store.refresh();
  expect(readEdits).toHaveBeenCalledTimes(2);
});

it('leaves the look to a commit that is under way', async () => {
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

it('stores over an edit that came during a commit', async () => {
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

it('refuses a call of a batch without the others', async () => {
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

it('keeps a key before its record, and none without one', async () => {
  const append = jest.fn(async () => {});
  const store = storeOver({ ...openFile(), keys: { entries: [], append } });
  const { createdAt } = await post(store, 'Bread', 'k');
  await post(store, 'Rye');
  expect(append.mock.calls).toEqual([
    [[{ key: 'k', resource: 'contact', id: 1, createdAt, fields: expect.any(String) }]],
    [[]],
  ]);
});

it('takes the calls of a commit’s time together to the next', async () => {
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

it('waits for what was accepted before it lets the file go', async () => {
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

it('waits for a look before it lets the file go', async () => {
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
])('refuses to start over the damaged file %j and leaves it as it is', async (text, sentence) => {
  const file = await fileWith(text);
  await expect(openStore(file)).rejects.toThrow(sentence);
  expect(await readFile(file, 'utf8')).toBe(text);
});

const intake = () => ({ ...buildFreeIntake(), status: 'pending' as const });
