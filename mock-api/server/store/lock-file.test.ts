import { spawnSync } from 'node:child_process';
import fs, { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { StartError } from '../start-error';
import { lockFile } from './lock-file';

let path: string;
let lock: string;
let unlock: (() => void) | undefined;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json');
  lock = `${path}.lock`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  unlock?.();
  await cleanUp();
});

/** Returns the start time of a process, from field 22 of proc(5). Returns an empty text on systems without /proc. */
const beginOf = (pid: number) =>
  existsSync(`/proc/${pid}/stat`)
    ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]
    : '';
const neighbour = process.ppid;
const heldByNeighbour = `${neighbour} ${beginOf(neighbour)}\n`;
const neighbourHolds = () =>
  new StartError(
    `The data file ${path} is in use by process ${neighbour}. Stop it or set DB_FILE to another file.`,
  );
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;
const own = `${process.pid} ${beginOf(process.pid)}\n`;

it('writes a lock with the id of this process, and removes it on release', () => {
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
  unlock();
  expect(existsSync(lock)).toBe(false);
});

it('creates a lock that contains its text from the first moment', () => {
  const { linkSync, writeFileSync: write } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
    write(file, ...rest);
    expect(existsSync(lock)).toBe(false);
  });
  jest.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
    linkSync(from, to);
    expect(readFileSync(lock, 'utf8')).toBe(own);
  });
  unlock = lockFile(path);
  expect(readdirSync(dirname(path))).toEqual(['db.json.lock']);
});

it('refuses a file that a running process has locked, and keeps that lock', () => {
  writeFileSync(lock, heldByNeighbour);
  expect(() => lockFile(path)).toThrow(neighbourHolds());
  expect(readFileSync(lock, 'utf8')).toBe(heldByNeighbour);
});

it('refuses a file that a process of another user has locked', () => {
  writeFileSync(lock, heldByNeighbour);
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(() => lockFile(path)).toThrow(neighbourHolds());
});

it('refuses a file that this process has already locked', () => {
  unlock = lockFile(path);
  expect(() => lockFile(path)).toThrow(`in use by process ${process.pid}.`);
  expect(readFileSync(lock, 'utf8')).toBe(own);
});

it.each([
  ['a process that has exited', () => `${endedPid()} 4711\n`],
  ['a process that has exited, on a system without start times', () => `${endedPid()} \n`],
  ['a process whose id has been reused', () => `${neighbour} 4711\n`],
  ['an earlier process with our id, as in a container', () => `${process.pid} 4711\n`],
  ['an earlier process with our id, on a system without start times', () => own],
  ['an unknown process, because a kill left the lock empty', () => ''],
  ['an id that no process has', () => '0 \n'],
])('takes over the lock of %s, and leaves no other file', (_whose, textOf) => {
  writeFileSync(lock, textOf());
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
  expect(readdirSync(dirname(path))).toEqual(['db.json.lock']);
});

it('takes the lock if its owner releases it at the same time', () => {
  writeFileSync(lock, '');
  jest.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
    rmSync(lock);
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  });
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
});

it('throws when the lock cannot be created', () => {
  expect(() => lockFile(join(path, 'none', 'db.json'))).toThrow('ENOENT');
});

it("releases all of a process's locks when the process exits", () => {
  const on = jest.spyOn(process, 'on');
  const off = jest.spyOn(process, 'off');
  unlock = lockFile(path);
  expect(on.mock.calls).toEqual([['exit', expect.any(Function)]]);
  const unlockOther = lockFile(`${path}.other`);
  expect(on).toHaveBeenCalledTimes(1);
  const [, end] = on.mock.calls[0]!;
  unlockOther();
  expect(off).not.toHaveBeenCalled();
  lockFile(`${path}.other`);
  end();
  expect(readdirSync(dirname(path))).toEqual([]);
  expect(off.mock.calls).toEqual([['exit', end]]);
});

it('refuses the file if another process takes over the same lock first', () => {
  writeFileSync(lock, '');
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    writeFileSync(lock, heldByNeighbour);
    renameSync(from, to);
  });
  expect(() => lockFile(path)).toThrow(neighbourHolds());
  expect(readFileSync(lock, 'utf8')).toBe(heldByNeighbour);
  expect(readdirSync(dirname(path))).toEqual(['db.json.lock']);
});

it('does not remove a lock on release if another process owns it by then', () => {
  unlock = lockFile(path);
  writeFileSync(lock, heldByNeighbour);
  unlock();
  expect(readFileSync(lock, 'utf8')).toBe(heldByNeighbour);
});
