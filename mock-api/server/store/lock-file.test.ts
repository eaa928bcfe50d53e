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

/** Returns field 22 of proc(5), the start time; field 2 is the name in brackets. Empty without /proc. */
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

it('names this process while the lock is held, and is removed on release', () => {
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
  unlock();
  expect(existsSync(lock)).toBe(false);
});

it('contains its text from the moment that it exists', () => {
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

it('refuses a file that a living process holds, and keeps its lock', () => {
  writeFileSync(lock, heldByNeighbour);
  expect(() => lockFile(path)).toThrow(neighbourHolds());
  expect(readFileSync(lock, 'utf8')).toBe(heldByNeighbour);
});

it('refuses a file that a process of another user holds', () => {
  writeFileSync(lock, heldByNeighbour);
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(() => lockFile(path)).toThrow(neighbourHolds());
});

it('refuses a file that this process already holds', () => {
  unlock = lockFile(path);
  expect(() => lockFile(path)).toThrow(`in use by process ${process.pid}.`);
  expect(readFileSync(lock, 'utf8')).toBe(own);
});

it.each([
  ['a process that has exited', () => `${endedPid()} 4711\n`],
  ['a process that has exited, on a system without start times', () => `${endedPid()} \n`],
  ['a process whose id has been reused', () => `${neighbour} 4711\n`],
  ['an earlier process with our id, as in a container', () => `${process.pid} 4711\n`],
  ['an earlier process with our id, where systems do not tell its begin', () => own],
  ['nobody: a kill cut it off', () => ''],
  ['nobody: no process has that id', () => '0 \n'],
])('takes over the lock of %s, and leaves no other file', (_whose, textOf) => {
  writeFileSync(lock, textOf());
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
  expect(readdirSync(dirname(path))).toEqual(['db.json.lock']);
});

it('takes the lock when its owner releases it meanwhile', () => {
  writeFileSync(lock, '');
  jest.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
    rmSync(lock);
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  });
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
});

it('throws the error of creating the lock', () => {
  expect(() => lockFile(join(path, 'none', 'db.json'))).toThrow('ENOENT');
});

it('releases all its locks when the process exits', () => {
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

it('refuses the file when another process took the lock over first', () => {
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

it('keeps a lock that has changed its owner on release', () => {
  unlock = lockFile(path);
  writeFileSync(lock, heldByNeighbour);
  unlock();
  expect(readFileSync(lock, 'utf8')).toBe(heldByNeighbour);
});
