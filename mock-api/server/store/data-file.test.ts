import fs, { existsSync, renameSync } from 'node:fs';
import fsPromises, { lstat, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emptyLists } from '../../core/store';
import { resourceNames } from '../../resources/registry';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { StartError } from '../start-error';
import { openDataFile } from './data-file';

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
  const file = await openDataFile(path);
  expect(file.lists).toEqual(emptyLists());
  expect(await read()).toBe(emptyText);
  await expect(openDataFile(path)).rejects.toThrow('in use by another server');
  file.close();
  (await openDataFile(path)).close();
});

it('starts with the seed', async () => {
  const file = await openDataFile(path, { seed: seed() });
  expect(file.lists).toEqual(seed());
  expect(await read()).toBe(seedText);
});

it("writes the seed into a file without records, and keeps the file's other properties", async () => {
  await writeFile(path, '{"notes":[1],"contact":[]}');
  const { lists } = await openDataFile(path, { seed: seed() });
  expect(lists).toEqual({ ...seed(), notes: [1] });
  expect(JSON.parse(await read())).toEqual(lists);
});

it.each(resourceNames)('does not write the seed into a file with records of %s', async (key) => {
  const text = JSON.stringify({ [key]: [{ id: 1 }] });
  await writeFile(path, text);
  const { lists } = await openDataFile(path, { seed: seed() });
  expect(lists).toEqual({ ...emptyLists(), [key]: [{ id: 1 }] });
  expect(await read()).toBe(text);
});

it('does not change a file without records when there is no seed', async () => {
  await writeFile(path, '{}');
  await openDataFile(path);
  expect(await read()).toBe('{}');
});

it('removes a temporary file that a killed process left', async () => {
  await writeFile(`${path}.tmp`, 'half');
  await openDataFile(path);
  expect(await files()).toEqual(['db.json', 'db.json.lock']);
});

it('keeps the permissions of the file', async () => {
  await writeFile(path, '{}', { mode: 0o600 });
  const file = await openDataFile(path);
  expect(await file.write(emptyLists())).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('throws a StartError for a corrupt file, keeps the file, and releases the lock', async () => {
  await writeFile(path, 'damaged');
  const error = await openDataFile(path).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /^The data file \S+ is not valid JSON in UTF-8 \(.+\)\. Repair it, or start with --fresh\.$/,
    ),
  });
  expect(await files()).toEqual(['db.json']);
  expect(await read()).toBe('damaged');
});

it('with --fresh renames a corrupt file and starts with the seed', async () => {
  await writeFile(path, 'damaged');
  const { lists } = await openDataFile(path, { isFresh: true, seed: seed() });
  expect(lists.contact).toEqual([{ id: 7 }]);
  expect(await read()).toBe(seedText);
  const kept = (await files()).find((name) => name.startsWith('db.json.corrupt-'));
  expect(await readFile(join(dirname(path), kept!), 'utf8')).toBe('damaged');
});

it('loads a valid file even with --fresh', async () => {
  await writeFile(path, '{"contact":[{"id":3}]}');
  expect((await openDataFile(path, { isFresh: true })).lists.contact).toEqual([{ id: 3 }]);
});

it('throws a StartError with the error code when the file cannot be read or written, and releases the lock', async () => {
  const refusal = new StartError(`The data file ${path} cannot be read and written (EROFS).`);
  for (const step of ['access', 'readFile'] as const) {
    await writeFile(path, '{}');
    jest.spyOn(fsPromises, step).mockRejectedValue(Object.assign(new Error(), { code: 'EROFS' }));
    await expect(openDataFile(path)).rejects.toThrow(refusal);
    expect(existsSync(`${path}.lock`)).toBe(false);
    jest.restoreAllMocks();
  }
});

it('throws a StartError for a mounted file, as in a container, because rename cannot replace it', async () => {
  await writeFile(path, '{"notes":1}');
  jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EBUSY' });
  });
  await expect(openDataFile(path)).rejects.toThrow(
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
  (await openDataFile(path, { seed: seed(), onNotice })).close();
  expect(onNotice).not.toHaveBeenCalled();
  (await openDataFile(path, { onNotice })).close();
  expect(onNotice).not.toHaveBeenCalled();
  await openDataFile(path, { seed: seed(), onNotice });
  expect(onNotice.mock.calls).toEqual([
    [`The seed waits for a reset: the data file ${path} holds records already.`],
  ]);
});

it('replaces the target of a symbolic link, and keeps the link', async () => {
  await writeFile(path, '{}');
  const link = `${path}.link`;
  await symlink(path, link);
  await (await openDataFile(link)).write(seed());
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await read()).toBe(seedText);
});

it('throws a StartError for a symbolic link whose target does not exist, and keeps the link', async () => {
  await symlink(`${path}.gone`, path);
  await expect(openDataFile(path)).rejects.toThrow(
    new StartError(`The data file ${path} cannot be read and written (ENOENT).`),
  );
  expect((await lstat(path)).isSymbolicLink()).toBe(true);
});

it('throws a StartError when the folder cannot be created', async () => {
  await writeFile(path, '');
  const below = join(path, 'data', 'db.json');
  const refusal = new StartError(`The data file ${below} cannot be read and written (ENOTDIR).`);
  await expect(openDataFile(below)).rejects.toThrow(refusal);
  // For a StartError the command prints only the message. For every other error it prints the stack.
  await expect(openDataFile(below)).rejects.toBeInstanceOf(StartError);
});

it('readEdit() returns an edit once', async () => {
  await writeFile(path, '{}');
  const file = await openDataFile(path);
  await writeFile(path, '{"contact":[{"id":12}]}');
  expect(await file.readEdit()).toMatchObject({ contact: [{ id: 12 }] });
  expect(await file.readEdit()).toBeUndefined();
});

it('readEdit() rejects while an edit is corrupt, and returns the edit after its repair', async () => {
  const file = await openDataFile(path);
  await writeFile(path, '[]');
  const refusal = `the data file ${path} was edited and does not hold lists of records with an id. Repair it.`;
  await expect(file.readEdit()).rejects.toThrow(refusal);
  await expect(file.readEdit()).rejects.toThrow(refusal);
  await writeFile(path, '{}');
  expect(await file.readEdit()).toEqual(emptyLists());
});

it('readEdit() rejects when the file cannot be read', async () => {
  const file = await openDataFile(path);
  await writeFile(path, '{"notes":1}');
  jest.spyOn(fsPromises, 'readFile').mockRejectedValue(new Error('EIO'));
  await expect(file.readEdit()).rejects.toThrow(new Error('EIO'));
});

it('readEdit() ignores a text that write() wrote, and write() does not overwrite an edit', async () => {
  const file = await openDataFile(path);
  expect(await file.write(seed())).toBe(true);
  expect(await file.readEdit()).toBeUndefined();
  await writeFile(path, '{"notes":1}');
  expect(await file.write(seed())).toBe(false);
  expect(await file.write(seed())).toBe(false);
  expect(await read()).toBe('{"notes":1}');
});

it('write() rejects and keeps the file when another server has taken over the lock', async () => {
  const file = await openDataFile(path);
  await writeFile(`${path}.lock`, 'of another server');
  await expect(file.write(seed())).rejects.toThrow('in use by another server');
  expect(await read()).toBe(emptyText);
});

it('write() creates the file again after another program removed it', async () => {
  const file = await openDataFile(path);
  renameSync(path, `${path}.gone`);
  expect(await file.readEdit()).toBeUndefined();
  expect(await file.write(seed())).toBe(true);
  expect(await read()).toBe(seedText);
});
