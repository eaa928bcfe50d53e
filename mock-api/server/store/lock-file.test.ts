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

/** Field 22 of proc(5); the name in field 2 is `(node)` and the like. Empty where there is no /proc. */
const beginOf = (pid: number) =>
  existsSync(`/proc/${pid}/stat`)
    ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]
    : '';
/** A process that lives and is not this one. */
const neighbour = process.ppid;
const heldByNeighbour = `${neighbour} ${beginOf(neighbour)}\n`;
const neighbourHolds = () =>
  new StartError(
    `The data file ${path} is in use by process ${neighbour}. Stop it or set DB_FILE to another file.`,
  );
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;
const own = `${process.pid} ${beginOf(process.pid)}\n`;

it('names this process while it is held, and is gone once it is released', () => {
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
  unlock();
  expect(existsSync(lock)).toBe(false);
});

it('has its text from the first moment that anyone can see it', () => {
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

it('keeps off a file that a living process holds, and leaves its lock', () => {
  writeFileSync(lock, heldByNeighbour);
  expect(() => lockFile(path)).toThrow(neighbourHolds());
  expect(readFileSync(lock, 'utf8')).toBe(heldByNeighbour);
});

it('keeps off a file that a process of another user holds', () => {
  writeFileSync(lock, heldByNeighbour);
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(() => lockFile(path)).toThrow(neighbourHolds());
});

it('keeps off a file that this process holds already', () => {
  unlock = lockFile(path);
  expect(() => lockFile(path)).toThrow(`in use by process ${process.pid}.`);
  expect(readFileSync(lock, 'utf8')).toBe(own);
});

it.each([
  ['a process that is gone', () => `${endedPid()} 4711\n`],
  ['a process that is gone, where systems do not tell its begin', () => `${endedPid()} \n`],
  ['a process whose id another one has by now', () => `${neighbour} 4711\n`],
  ['an earlier process with our id, as in a container', () => `${process.pid} 4711\n`],
  ['an earlier process with our id, where systems do not tell its begin', () => own],
  ['nobody: a kill cut it off', () => ''],
  ['nobody: no process has that id', () => '0 \n'],
])('takes over the lock of %s, and leaves nothing beside it', (_whose, textOf) => {
  writeFileSync(lock, textOf());
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
  expect(readdirSync(dirname(path))).toEqual(['db.json.lock']);
});

it('takes over a lock that is let go of meanwhile', () => {
  writeFileSync(lock, '');
  jest.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
    rmSync(lock);
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  });
  unlock = lockFile(path);
  expect(readFileSync(lock, 'utf8')).toBe(own);
});

it('says why there can be no lock', () => {
  expect(() => lockFile(join(path, 'none', 'db.json'))).toThrow('ENOENT');
});

it('lets go of all that it holds when the process ends', () => {
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

it('gives way to one that was quicker to take over', () => {
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

it('leaves a lock that is not its own any more when it is released', () => {
  unlock = lockFile(path);
  writeFileSync(lock, heldByNeighbour);
  unlock();
  expect(readFileSync(lock, 'utf8')).toBe(heldByNeighbour);
});
