import fsPromises, { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import fs, { existsSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { emptyLists } from '../../core/store';
import { resourceNames } from '../../resources/registry';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { StartError } from '../start-error';
import { openJsonFile } from './json-file';

let path: string;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

const read = () => readFile(path, 'utf8');
const files = async () => (await readdir(dirname(path))).toSorted();
const seed = () => ({ ...emptyLists(), contact: [{ id: 7 }] as never[] });
const textOf = (lists: object) => `${JSON.stringify(lists, null, 2)}\n`;
const emptyText = textOf(emptyLists());
const seedText = textOf(seed());

it('creates a file with empty lists, and releases its lock on close', async () => {
  const file = await openJsonFile(path);
  expect(file.lists).toEqual(emptyLists());
  expect(await read()).toBe(emptyText);
  await expect(openJsonFile(path)).rejects.toThrow(`in use by process ${process.pid}.`);
  file.close();
  (await openJsonFile(path)).close();
});

it('starts with a copy of the seed', async () => {
  const given = seed();
  const file = await openJsonFile(path, { seed: given });
  expect(file.lists).toEqual(seed());
  expect(file.lists.contact).not.toBe(given.contact);
  expect(await read()).toBe(seedText);
});

it("writes the seed into a file without records, and keeps the file's other properties", async () => {
  await writeFile(path, '{"notes":[1],"contact":[]}');
  const { lists } = await openJsonFile(path, { seed: seed() });
  expect(lists).toEqual({ ...seed(), notes: [1] });
  expect(JSON.parse(await read())).toEqual(lists);
});

it.each(resourceNames)('does not write the seed into a file with records of %s', async (key) => {
  const text = JSON.stringify({ [key]: [{ id: 1 }] });
  await writeFile(path, text);
  const { lists } = await openJsonFile(path, { seed: seed() });
  expect(lists).toEqual({ ...emptyLists(), [key]: [{ id: 1 }] });
  expect(await read()).toBe(text);
});

it('does not change a file without records when there is no seed', async () => {
  await writeFile(path, '{}');
  await openJsonFile(path);
  expect(await read()).toBe('{}');
});

it('removes a temporary file that a killed process left', async () => {
  await writeFile(`${path}.tmp`, 'half');
  await openJsonFile(path);
  expect(await files()).toEqual(['db.json', 'db.json.lock']);
});

it('keeps the permissions of the file', async () => {
  await writeFile(path, '{}', { mode: 0o600 });
  const file = await openJsonFile(path);
  expect(await file.write([Buffer.from('{}')])).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('throws a StartError for a corrupt file, keeps a copy with the hash in its name, and releases the lock', async () => {
  await writeFile(path, 'damaged');
  const copy = `${path}.corrupt-41f0c27c`;
  const refusal = new StartError(
    `The data file ${path} is not valid JSON in UTF-8 (Unexpected token 'd', "damaged" is not valid JSON); a copy is kept as ${copy}. Repair it, or start with --fresh.`,
  );
  await expect(openJsonFile(path)).rejects.toThrow(refusal);
  await expect(openJsonFile(path)).rejects.toThrow(refusal);
  expect(await files()).toEqual(['db.json', basename(copy)]);
  expect(await readFile(copy, 'utf8')).toBe('damaged');
});

it('with --fresh renames a corrupt file and starts with the seed', async () => {
  await writeFile(path, 'damaged');
  const { lists } = await openJsonFile(path, { isFresh: true, seed: seed() });
  expect(lists.contact).toEqual([{ id: 7 }]);
  expect(await read()).toBe(seedText);
  expect(await readFile(`${path}.corrupt-41f0c27c`, 'utf8')).toBe('damaged');
});

it('loads a valid file even with --fresh', async () => {
  await writeFile(path, '{"contact":[{"id":3}]}');
  expect((await openJsonFile(path, { isFresh: true })).lists.contact).toEqual([{ id: 3 }]);
});

it('throws a StartError with the error code when the file cannot be read or written, and releases the lock', async () => {
  const refusal = new StartError(`The data file ${path} cannot be read and written (EROFS).`);
  for (const step of ['access', 'open'] as const) {
    await writeFile(path, '{}');
    jest.spyOn(fsPromises, step).mockRejectedValue(Object.assign(new Error(), { code: 'EROFS' }));
    await expect(openJsonFile(path)).rejects.toThrow(refusal);
    expect(existsSync(`${path}.lock`)).toBe(false);
    jest.restoreAllMocks();
  }
});

it('throws a StartError for a mounted file, as in a container, because rename cannot replace it', async () => {
  await writeFile(path, '{"notes":1}');
  jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EBUSY' });
  });
  await expect(openJsonFile(path)).rejects.toThrow(
    new StartError(
      `The data file ${path} is mounted by itself and cannot be replaced. Mount its folder.`,
    ),
  );
  expect(await files()).toEqual(['db.json']);
  expect(await read()).toBe('{"notes":1}');
});

it('reports that the seed is not used when the file holds records', async () => {
  const onNotice = jest.fn();
  await writeFile(path, '{}');
  (await openJsonFile(path, { seed: seed(), onNotice })).close();
  expect(onNotice).not.toHaveBeenCalled();
  (await openJsonFile(path, { onNotice })).close();
  expect(onNotice).not.toHaveBeenCalled();
  await openJsonFile(path, { seed: seed(), onNotice });
  expect(onNotice.mock.calls).toEqual([
    [`The seed waits for a reset: the data file ${path} holds records already.`],
  ]);
});

it("keepBefore() writes a text to a file named by the text's hash, with the data file's permissions", async () => {
  await writeFile(path, '{}', { mode: 0o600 });
  const file = await openJsonFile(path);
  const kept = await file.keepBefore([Buffer.from('be'), Buffer.from('fore')]);
  expect(kept).toBe(`${path}.before-edit-6db7d803`);
  expect(await readFile(kept, 'utf8')).toBe('before');
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  expect(await file.keepBefore([Buffer.from('before')])).toBe(kept);
});

it('throws a StartError when the folder cannot be created', async () => {
  await writeFile(path, '');
  const below = join(path, 'data', 'db.json');
  const refusal = new StartError(`The data file ${below} cannot be read and written (ENOTDIR).`);
  await expect(openJsonFile(below)).rejects.toThrow(refusal);
  // The command prints only the sentence of a StartError, and the stack of every other error.
  await expect(openJsonFile(below)).rejects.toBeInstanceOf(StartError);
});

it('readEdits() returns an edit once', async () => {
  await writeFile(path, '{}');
  const file = await openJsonFile(path);
  await writeFile(path, '{"contact":[{"id":12}]}');
  expect(await file.readEdits()).toMatchObject({ contact: [{ id: 12 }] });
  expect(await file.readEdits()).toBeUndefined();
});

it('readEdits() rejects while an edit is corrupt, and returns the edit after its repair', async () => {
  const file = await openJsonFile(path);
  await writeFile(path, '[]');
  const refusal = `the data file ${path} was edited and does not hold lists of records with an id. Repair it.`;
  await expect(file.readEdits()).rejects.toThrow(refusal);
  const error = await file.readEdits().catch((reason: Error) => reason);
  expect(error).toMatchObject({
    message: refusal,
    cause: new Error('does not hold lists of records with an id'),
  });
  await writeFile(path, '{}');
  expect(await file.readEdits()).toEqual(emptyLists());
});

it('readEdits() rejects when the file cannot be read', async () => {
  const file = await openJsonFile(path);
  await writeFile(path, '{"notes":1}');
  jest.spyOn(fsPromises, 'readFile').mockRejectedValue(new Error('EIO'));
  await expect(file.readEdits()).rejects.toThrow(new Error('EIO'));
});

it('readEdits() ignores a text that write() wrote, and write() does not overwrite an edit', async () => {
  const file = await openJsonFile(path);
  expect(await file.write([Buffer.from('{ }')])).toBe(true);
  expect(await file.readEdits()).toBeUndefined();
  expect(await file.write([Buffer.from('{  }')])).toBe(true);
  await writeFile(path, '{"notes":1}');
  expect(await file.write([Buffer.from('{}')])).toBe(false);
  expect(await file.write([Buffer.from('{}')])).toBe(false);
  expect(await read()).toBe('{"notes":1}');
});

it('write() creates the file again after another program removed it', async () => {
  const file = await openJsonFile(path);
  renameSync(path, `${path}.gone`);
  expect(await file.readEdits()).toBeUndefined();
  expect(await file.write([Buffer.from('{}')])).toBe(true);
  expect(await read()).toBe('{}');
});

it('loads the idempotency keys from the file with the suffix .keys', async () => {
  const entry = { key: 'k', resource: 'contact', id: 1, createdAt: new Date().toISOString() };
  writeFileSync(`${path}.keys`, `${JSON.stringify(entry)}\n`);
  expect((await openJsonFile(path)).keys.entries).toEqual([entry]);
});
