import fs, { existsSync, renameSync } from 'node:fs';
import fsPromises, { chmod, lstat, readFile, readdir, writeFile } from 'node:fs/promises';
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
const seedText = textOf(seed());

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

it('keeps the permissions of the file', async () => {
  await writeFile(path, '{}');
  await chmod(path, 0o600);
  await openDataFile(path, { seed: seed() });
  expect((await lstat(path)).mode & 0o777).toBe(0o600);
});

it('readEdit() notices an edit that does not change the length of the file', async () => {
  await writeFile(path, '{"contact":[{"id":1}]}');
  const file = await openDataFile(path);
  await writeFile(path, '{"contact":[{"id":2}]}');
  expect(await file.readEdit()).toMatchObject({ contact: [{ id: 2 }] });
});

it('removes a temporary file that a killed process left', async () => {
  await writeFile(`${path}.tmp`, 'half');
  await openDataFile(path);
  expect(await files()).toEqual(['db.json', 'db.json.lock']);
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

it('write() creates the file again after another program removed it', async () => {
  const file = await openDataFile(path);
  renameSync(path, `${path}.gone`);
  expect(await file.readEdit()).toBeUndefined();
  expect(await file.write(seed())).toBe(true);
  expect(await read()).toBe(seedText);
});
