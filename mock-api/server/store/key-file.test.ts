import fsPromises, { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { setDate } from '../../test/support/set-date';
import { openKeyFile } from './key-file';

const entryOf = (key: string, createdAt = '2026-03-01T08:00:00.000Z') => ({
  key,
  resource: 'contact' as const,
  id: 1,
  createdAt,
  fields: '7',
});
let path: string;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json.keys');
  setDate('2026-03-01T09:00:00.000Z');
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await cleanUp();
});

it('creates no file before the first idempotency key', async () => {
  const file = await openKeyFile(path);
  await file.append([]);
  expect(file.entries).toEqual([]);
  expect(existsSync(path)).toBe(false);
});

it("returns the keys in order at the next start, and lets only the file's owner read them", async () => {
  const file = await openKeyFile(path);
  await file.append([entryOf('a'), entryOf('b')]);
  await file.append([entryOf('c')]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const text = await readFile(path, 'utf8');
  expect((await openKeyFile(path)).entries).toEqual([entryOf('a'), entryOf('b'), entryOf('c')]);
  expect(await readFile(path, 'utf8')).toBe(text);
});

it('ignores an incomplete last line, because a killed process can leave one', async () => {
  await writeFile(path, `${JSON.stringify(entryOf('a'))}\n{"key":"b","reso`);
  const file = await openKeyFile(path);
  expect(file.entries).toEqual([entryOf('a')]);
  expect(await readFile(path, 'utf8')).toBe(`\n${JSON.stringify(entryOf('a'))}\n`);
});

it('appends to a new line when the last line is incomplete', async () => {
  const file = await openKeyFile(path);
  await writeFile(path, '{"key":"b","reso');
  await file.append([entryOf('c')]);
  expect((await openKeyFile(path)).entries).toEqual([entryOf('c')]);
});

it('drops invalid entries and entries older than a day, and gives the file the permissions 600', async () => {
  const lines = [
    '{"id":1}',
    '{"key":7,"createdAt":"2026-03-01T08:00:00.000Z"}',
    '7',
    JSON.stringify(entryOf('old', '2026-02-28T09:00:00.000Z')),
    JSON.stringify(entryOf('fresh', '2026-02-28T09:00:00.001Z')),
  ];
  await writeFile(path, lines.join('\n'), { mode: 0o644 });
  expect((await openKeyFile(path)).entries).toEqual([entryOf('fresh', '2026-02-28T09:00:00.001Z')]);
  expect(await readFile(path, 'utf8')).toBe(`\n${lines[4]}\n`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('rejects when the file cannot be read', async () => {
  await mkdir(path);
  await expect(openKeyFile(path)).rejects.toThrow('EISDIR');
});

it.each(['appendFile', 'sync'] as const)(
  'closes the file whether %s fails or not',
  async (step) => {
    const file = await openKeyFile(path);
    const { open } = fsPromises;
    const closed: unknown[] = [];
    let fails = false;
    jest.spyOn(fsPromises, 'open').mockImplementation(async (...args) => {
      const handle = await open(...args);
      const close = handle.close.bind(handle);
      jest.spyOn(handle, 'close').mockImplementation(() => {
        closed.push(args[0]);
        return close();
      });
      if (fails) jest.spyOn(handle, step).mockRejectedValue(new Error('EIO'));
      return handle;
    });
    await file.append([entryOf('a')]);
    fails = true;
    await expect(file.append([entryOf('b')])).rejects.toThrow('EIO');
    expect(closed).toEqual([path, path]);
  },
);
