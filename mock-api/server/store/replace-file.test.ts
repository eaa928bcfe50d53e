import { chmodSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { fingerprintAt, replaceFile } from './replace-file';

let path: string;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json');
  writeFileSync(path, 'old');
});
afterEach(cleanUp);

const read = () => readFileSync(path, 'utf8');
/** Saves a text like an editor that writes another file and renames it. */
const save = (text: string) => {
  writeFileSync(`${path}.edit`, text);
  renameSync(`${path}.edit`, path);
};

it('replaces the file when isKnown() returns true, and leaves no temporary file', async () => {
  expect(await replaceFile(path, [Buffer.from('new')], 0o666, () => true)).toBeDefined();
  expect(read()).toBe('new');
  expect(readdirSync(join(path, '..'))).toEqual(['db.json']);
});

it('keeps the old file and removes the temporary file when isKnown() throws or returns false', async () => {
  const refusal = new Error('The check failed');
  const isKnown = () => {
    throw refusal;
  };
  await expect(replaceFile(path, [Buffer.from('new')], 0o666, isKnown)).rejects.toBe(refusal);
  expect(await replaceFile(path, [Buffer.from('new')], 0o666, () => false)).toBeUndefined();
  expect(read()).toBe('old');
  expect(readdirSync(join(path, '..'))).toEqual(['db.json']);
});

it('resolves with the fingerprint of the new file, which differs even for the same text', async () => {
  const first = await replaceFile(path, [Buffer.from('one'), Buffer.from(' two')], 0o666);
  expect(read()).toBe('one two');
  expect(fingerprintAt(path)).toBe(first);
  expect(first).toMatch(/^\d+ 7 \d+$/);
  expect(await replaceFile(path, [Buffer.from('one two')], 0o666)).not.toBe(first);
  expect(fingerprintAt(`${path}.none`)).toBeUndefined();
});

it('passes the fingerprint of the present file to isKnown()', async () => {
  const isKnown = jest.fn(() => true);
  const found = fingerprintAt(path);
  await replaceFile(path, [Buffer.from('new')], 0o666, isKnown);
  expect(isKnown.mock.calls[0]).toEqual([found]);
});

it('closes the files that it opens, and rejects after a partial write', async () => {
  const { open } = fsPromises;
  const opened: unknown[] = [];
  const closed: unknown[] = [];
  let fits = true;
  const opening = jest.spyOn(fsPromises, 'open').mockImplementation(async (...args) => {
    const handle = await open(...args);
    const close = handle.close.bind(handle);
    opened.push(args);
    jest.spyOn(handle, 'close').mockImplementation(() => {
      closed.push(args);
      return close();
    });
    if (!fits) jest.spyOn(handle, 'writev').mockResolvedValue({ bytesWritten: 2, buffers: [] });
    return handle;
  });
  await replaceFile(path, [Buffer.from('new')], 0o640);
  fits = false;
  await expect(replaceFile(path, [Buffer.from('new')], 0o666)).rejects.toThrow(
    'Only 2 of 3 bytes fit',
  );
  opening.mockRestore();
  expect(opened).toEqual([
    [`${path}.tmp`, 'w', 0o640],
    [join(path, '..'), 'r'],
    [`${path}.tmp`, 'w', 0o640],
  ]);
  expect(closed).toEqual(opened);
});

it('creates the file again after another program removed it', async () => {
  renameSync(path, `${path}.gone`);
  expect(await replaceFile(path, [Buffer.from('new')], 0o666, () => true)).toBeDefined();
  expect(read()).toBe('new');
});

it('calls isKnown() when the new text is on disk, and keeps an edit that was saved before that call', async () => {
  const known = fingerprintAt(path);
  const isKnown = jest.fn((found?: string) => {
    expect(readFileSync(`${path}.tmp`, 'utf8')).toBe('new');
    return found === known;
  });
  const { open } = fsPromises;
  jest.spyOn(fsPromises, 'open').mockImplementationOnce(async (...args) => {
    save('edit');
    return open(...args);
  });
  expect(await replaceFile(path, [Buffer.from('new')], 0o666, isKnown)).toBeUndefined();
  expect(isKnown).toHaveBeenCalledTimes(1);
  expect(read()).toBe('edit');
  expect(readdirSync(join(path, '..'))).toEqual(['db.json']);
});

it('gives the new file only permissions that both the old file and the given mode have', async () => {
  const modeOf = async () => (await fsPromises.stat(path)).mode & 0o777;
  chmodSync(path, 0o600);
  await replaceFile(path, [Buffer.from('new')], 0o666);
  expect(await modeOf()).toBe(0o600);
  chmodSync(path, 0o644);
  await replaceFile(path, [Buffer.from('new')], 0o640);
  expect(await modeOf()).toBe(0o640);
});
