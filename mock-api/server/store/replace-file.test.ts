import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { fingerprintAt, replaceFile } from './replace-file';

let path: string;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json');
  writeFileSync(path, 'old');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

const read = () => readFileSync(path, 'utf8');
const files = () => readdirSync(join(path, '..'));

it('replaces the file, and resolves with a fingerprint that differs even for the same text', async () => {
  const first = await replaceFile(path, 'new', () => true);
  expect(read()).toBe('new');
  expect(files()).toEqual(['db.json']);
  expect(fingerprintAt(path)).toBe(first);
  expect(await replaceFile(path, 'new', () => true)).not.toBe(first);
  expect(fingerprintAt(`${path}.none`)).toBeUndefined();
});

it('calls mayReplace() when the new text is complete, and keeps the old file when it throws or returns false', async () => {
  const refusal = new Error('The check failed');
  const mayReplace = jest.fn(() => {
    expect(readFileSync(`${path}.tmp`, 'utf8')).toBe('new');
    return false;
  });
  expect(await replaceFile(path, 'new', mayReplace)).toBeUndefined();
  mayReplace.mockImplementation(() => {
    throw refusal;
  });
  await expect(replaceFile(path, 'new', mayReplace)).rejects.toBe(refusal);
  expect(mayReplace).toHaveBeenCalledTimes(2);
  expect(read()).toBe('old');
  expect(files()).toEqual(['db.json']);
});

it('keeps the permissions of the file', async () => {
  chmodSync(path, 0o600);
  await replaceFile(path, 'new', () => true);
  expect((await fsPromises.stat(path)).mode & 0o777).toBe(0o600);
});
