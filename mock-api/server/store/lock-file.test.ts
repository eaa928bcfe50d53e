import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanUp, newFolder, onCleanUp } from '../../test/support/clean-up';
import { StartError } from '../start-error';
import { lockFile } from './lock-file';

let path: string;
let lock: string;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json');
  lock = `${path}.lock`;
});
afterEach(cleanUp);

function hold() {
  const held = lockFile(path);
  onCleanUp(async () => held.release());
  return held;
}
const textOf = () => readFileSync(lock, 'utf8');
const inUse = () =>
  new StartError(
    `The data file ${path} is in use by another server. Stop it, set DB_FILE to another file or, if no server runs, remove ${path}.lock.`,
  );

it('creates a lock, and removes it on release', () => {
  const held = hold();
  held.check();
  expect(readdirSync(dirname(path))).toEqual(['db.json.lock']);
  held.release();
  expect(existsSync(lock)).toBe(false);
});

it('refuses a file that another server has locked, although both have the same process id, and keeps that lock', () => {
  const held = hold();
  expect(() => lockFile(path)).toThrow(inUse());
  held.check();
});

it('refuses a file that a server on another machine or in another container has locked', () => {
  writeFileSync(lock, `${process.pid} another-container 4711`);
  expect(() => lockFile(path)).toThrow(inUse());
});

it('takes over the lock of an ended process of this machine', () => {
  const held = hold();
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const text = textOf().replace(String(process.pid), String(ended));
  held.release();
  writeFileSync(lock, text);
  expect(() => hold().check()).not.toThrow();
});

it('check() throws when another server has taken over the lock, and release() keeps the lock of that server', () => {
  const held = hold();
  writeFileSync(lock, 'of another server');
  expect(() => held.check()).toThrow(inUse());
  held.release();
  expect(textOf()).toBe('of another server');
});

it('check() creates the lock again when a person has removed it', () => {
  const held = hold();
  rmSync(lock);
  held.check();
  expect(() => lockFile(path)).toThrow(inUse());
});
