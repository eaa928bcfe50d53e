import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, StartError } from '../start-error';

/** Milliseconds between two writes of the lock by its owner. */
const beatMs = 1_000;
const pollMs = 250;
/** After so many reads without a change, a starting server takes over a lock. A time would count a laptop's sleep. */
const maxPolls = 24;

export interface Lock {
  /** Throws if another server has taken over the lock. Restores a lock that a person has removed. */
  check(): void;
  release(): void;
}

/**
 * Rejects with `StartError` if the file is locked, because two servers would overwrite each other's leads. The owner
 * keeps writing a counter into the lock. Its process id proves nothing, because two containers can both have the id 1.
 */
export async function lockFile(path: string): Promise<Lock> {
  const lock = `${path}.lock`;
  const own = `${process.pid} ${systemName()} ${randomUUID()}`;
  const isOwn = () => textAt(lock)?.startsWith(own);
  const found = textAt(lock);
  if (found !== undefined && !isOfEndedProcess(found)) await expectNoBeat(path, lock, found);
  if (found !== undefined && textAt(lock) === found) rmSync(lock);
  create();

  function create() {
    try {
      writeFileSync(lock, own, { flag: 'wx' });
    } catch (error) {
      throw codeOf(error) === 'EEXIST' ? inUse(path) : error;
    }
  }

  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    try {
      if (isOwn()) writeFileSync(lock, `${own} ${beats}`, { flag: 'r+' });
    } catch {
      // A failed write is ignored. If the lock stays unwritable, another server takes it over, and then `check` throws.
    }
  }, beatMs).unref();

  return {
    check() {
      if (textAt(lock) === undefined) create();
      if (!isOwn()) throw inUse(path);
    },
    release() {
      clearInterval(timer);
      if (isOwn()) rmSync(lock);
    },
  };
}

async function expectNoBeat(path: string, lock: string, found: string) {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    await wait(pollMs);
    const text = textAt(lock);
    if (text === undefined) return;
    if (text !== found) throw inUse(path);
  }
}

const inUse = (path: string) =>
  new StartError(
    `The data file ${path} is in use by another server. Stop it or set DB_FILE to another file.`,
  );

function textAt(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the lock's owner was a process of this system that has exited. Its lock can be taken over at once. */
function isOfEndedProcess(text: string) {
  const [pid, system] = text.split(' ');
  if (system !== systemName()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** Names the system in which process ids are unique: on Linux the last boot and the namespace (one per container). */
function systemName() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
