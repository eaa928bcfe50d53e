import { spawnSync } from 'node:child_process';
import fs, { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanUp, newFolder, onCleanUp } from '../../test/support/clean-up';
import { StartError } from '../start-error';
import { lockFile } from './lock-file';

// The takeover of a lock that may belong to a running server takes six seconds.
jest.setTimeout(30_000);

let path: string;
let lock: string;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json');
  lock = `${path}.lock`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

async function hold(file = path) {
  const held = await lockFile(file);
  onCleanUp(async () => held.release());
  return held;
}
const textOf = () => readFileSync(lock, 'utf8');
const inUse = () =>
  new StartError(
    `The data file ${path} is in use by another server. Stop it or set DB_FILE to another file.`,
  );

it('creates a lock, and removes it on release', async () => {
  const held = await hold();
  held.check();
  expect(readdirSync(dirname(path))).toEqual(['db.json.lock']);
  held.release();
  expect(existsSync(lock)).toBe(false);
});

it('refuses a file that another server has locked, although both have the same process id, and keeps that lock', async () => {
  const held = await hold();
  const error = await lockFile(path).catch((reason: unknown) => reason);
  expect(error).toEqual(inUse());
  // The command prints only the message of a StartError, but the stack of every other error.
  expect(error).toBeInstanceOf(StartError);
  held.check();
});

it('refuses a file that a server in another container has locked', async () => {
  jest.spyOn(fs, 'readlinkSync').mockReturnValueOnce('pid:[1]');
  const held = await hold();
  expect(textOf()).toMatch(new RegExp(`^${process.pid} \\S+pid:\\[1\\] `));
  await expect(lockFile(path)).rejects.toThrow(inUse());
  held.check();
});

it('takes over the lock of an ended server in another container, and a lock that a kill left empty', async () => {
  const other = `${path}.other`;
  writeFileSync(lock, `${process.pid} another-container 4711`);
  writeFileSync(`${other}.lock`, '');
  for (const held of await Promise.all([hold(), hold(other)])) held.check();
  expect(textOf()).not.toContain('4711');
});

it('takes over the lock of an ended process of this system without a delay', async () => {
  const held = await hold();
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const text = textOf().replace(String(process.pid), String(ended));
  held.release();
  writeFileSync(lock, text);
  const begin = performance.now();
  (await hold()).check();
  expect(performance.now() - begin).toBeLessThan(1_000);
});

it('takes a lock that its owner releases in the meantime', async () => {
  const held = await hold();
  const second = hold();
  held.release();
  (await second).check();
  expect(existsSync(lock)).toBe(true);
});

it('check() throws when another server has taken over the lock, and release() keeps the lock of that server', async () => {
  const held = await hold();
  writeFileSync(lock, 'of another server');
  expect(() => held.check()).toThrow(inUse());
  held.release();
  expect(textOf()).toBe('of another server');
});

it('check() creates the lock again when a person has removed it', async () => {
  const held = await hold();
  rmSync(lock);
  held.check();
  await expect(lockFile(path)).rejects.toThrow(inUse());
});
