import { mkdir, readFile, readdir, rm, symlink, lstat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { emptyLists, StoreUnavailable } from '../../core/store';
import { cleanUp } from '../../test/support/clean-up';
import { newFile, fileWith, read, overWrite, intake } from '../../test/support/data-file';
import { setDate } from '../../test/support/set-date';
import { openJsonFile } from './json-file';
import { openStore } from './store';

afterEach(cleanUp);

afterEach(() => void jest.useRealTimers());

it('creates the file and its folder if they do not exist', async () => {
  const file = await newFile();
  await openStore(file);
  expect(await read(file)).toEqual(emptyLists());
});

it('has a record on disk when insert() resolves, and lists it after a restart', async () => {
  const file = await newFile();
  const store = await openStore(file);
  const record = await store.insert('contact', buildContactVariantA());
  expect((await read(file)).contact).toEqual([record]);
  await store.close();
  const restarted = await openStore(file);
  expect(await restarted.list('contact')).toEqual([record]);
  expect(await restarted.insert('contact', buildContactVariantB())).toMatchObject({ id: 2 });
});

it('never reuses the id of a removed record', async () => {
  const store = await openStore(await newFile());
  await store.insert('contact', buildContactVariantA());
  await store.insert('contact', buildContactVariantA());
  expect(await store.change('contact', 2, () => undefined)).toBe(true);
  expect(await store.insert('contact', buildContactVariantB())).toMatchObject({ id: 3 });
});

it('stores 200 concurrent inserts, with ids in the order of the calls', async () => {
  const file = await newFile();
  const store = await openStore(file);
  const subjects = Array.from({ length: 200 }, (_, index) => `Subject ${index}`);
  const records = await Promise.all(
    subjects.map((subject) => store.insert('contact', buildContactVariantA({ subject }))),
  );
  expect(records.map(({ id }) => id)).toEqual(subjects.map((_, index) => index + 1));
  expect((await read(file)).contact).toEqual(records);
});

it('stores records that arrive together in one commit', async () => {
  let writes = 0;
  const store = overWrite(async () => {
    writes += 1;
    return true;
  });
  await Promise.all(Array.from({ length: 50 }, () => store.insert('free-intake', intake())));
  expect(writes).toBe(1);
});

it('does not list a record before it is on disk', async () => {
  let finish = (_isWritten: boolean) => {};
  const written = new Promise<boolean>((resolve) => (finish = resolve));
  const store = overWrite(() => written);
  const inserted = store.insert('free-intake', intake());
  expect(await store.list('free-intake')).toEqual([]);
  finish(true);
  const record = await inserted;
  expect(await store.list('free-intake')).toEqual([record]);
});

it('discards the records of a failed commit, and stores a retry once', async () => {
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

it('leaves no file but the data file and the lock, and removes the lock on close', async () => {
  const file = await newFile();
  const store = await openStore(file);
  await store.insert('contact', buildContactVariantA());
  expect(await readdir(join(file, '..'))).toEqual(['db.json', 'db.json.lock']);
  await store.close();
  expect(await readdir(join(file, '..'))).toEqual(['db.json']);
});

it('replaces the target of a symbolic link, and keeps the link', async () => {
  const target = await fileWith('{}');
  const link = `${target}.link`;
  await symlink(target, link);
  await (await openStore(link)).insert('contact', buildContactVariantA());
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect((await read(target)).contact).toHaveLength(1);
});

it('remembers an idempotency key for a day across restarts, and then removes its line', async () => {
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

it('ignores the seed if the file holds records, and loads the seed into a file without records', async () => {
  const seed = { ...emptyLists(), contact: [{ id: 7 }] as never[] };
  const used = await openStore(await fileWith('{"free-intake":[{"id":1}]}'), { seed });
  expect(await used.list('contact')).toEqual([]);
  const unused = await openStore(await fileWith('{"free-intake":[]}'), { seed });
  expect(await unused.list('contact')).toEqual([{ id: 7 }]);
});

it('keeps unknown fields of records and unknown properties of a file that a person edited', async () => {
  const file = await fileWith('{"contact":[{"id":41,"note":"by hand"}],"notes":[1]}');
  const store = await openStore(file);
  expect(await store.insert('contact', buildContactVariantA())).toMatchObject({ id: 42 });
  expect(await read(file)).toMatchObject({ contact: [{ note: 'by hand' }, {}], notes: [1] });
});

it('loads an edit that was saved since the last read, and does not overwrite it', async () => {
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

it('serialises each row only once', async () => {
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
