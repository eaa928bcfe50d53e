import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf, StartError } from '../start-error';

export interface Lock {
  /** Throws if another server has taken over the lock. Restores a lock that a person has removed. */
  check(): void;
  release(): void;
}

/** Throws `StartError` if the file is locked, because two servers would overwrite each other's records. */
export function lockFile(path: string): Lock {
  const lock = `${path}.lock`;
  const own = `${process.pid} ${hostname()} ${randomUUID()}`;
  const found = textAt(lock);
  if (found !== undefined && isOfEndedProcess(found)) rmSync(lock);
  create();

  function create() {
    try {
      writeFileSync(lock, own, { flag: 'wx' });
    } catch (error) {
      throw codeOf(error) === 'EEXIST' ? inUse(path) : error;
    }
  }

  return {
    check() {
      if (textAt(lock) === undefined) create();
      if (textAt(lock) !== own) throw inUse(path);
    },
    release() {
      if (textAt(lock) === own) rmSync(lock);
    },
  };
}

const inUse = (path: string) =>
  new StartError(
    `The data file ${path} is in use by another server. Stop it, set DB_FILE to another file or, if no server runs, remove ${path}.lock.`,
  );

function textAt(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns false for a lock of another machine or container, whose process ids prove nothing here. */
function isOfEndedProcess(text: string) {
  const [pid, host] = text.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
