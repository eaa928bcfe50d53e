import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, StartError } from '../start-error';

/**
 * The locks of this process, by path, with their texts. They stop a second store in this process from opening the same
 * file.
 */
const held = new Map<string, string>();

/**
 * Locks the data file, because two processes would overwrite each other's leads. Takes over the lock of a process that
 * has exited. Returns a function that releases the lock. Throws `StartError` if a running process has locked the file.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  if (held.has(lock)) throw inUse(path, process.pid);
  const own = textFor(process.pid);
  if (!create(lock, own)) {
    const owner = readIfThere(lock);
    const pid = Number.parseInt(owner, 10);
    if (pid !== process.pid && owner === textFor(pid)) throw inUse(path, pid);
    remove(lock, owner);
    if (!create(lock, own)) throw inUse(path, Number.parseInt(readIfThere(lock), 10));
  }
  if (held.size === 0) process.on('exit', releaseAll);
  held.set(lock, own);
  return () => release(lock);
}

function release(lock: string) {
  const isOurs = readIfThere(lock) === held.get(lock);
  if (held.delete(lock) && isOurs) rmSync(lock, { force: true });
  if (held.size === 0) process.off('exit', releaseAll);
}

const releaseAll = () => [...held.keys()].forEach(release);

const inUse = (path: string, pid: number) =>
  new StartError(
    `The data file ${path} is in use by process ${pid}. Stop it or set DB_FILE to another file.`,
  );

/**
 * Creates the lock as a link to a complete file, because another process would take over a lock that is still empty.
 */
function create(lock: string, text: string) {
  const filled = `${lock}.${process.pid}.new`;
  try {
    writeFileSync(filled, text);
    linkSync(filled, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(filled, { force: true });
  }
}

/** Removes the lock of a process that has exited. Does nothing if another process has already replaced that lock. */
function remove(lock: string, owner: string) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) === owner) rmSync(aside);
  else renameSync(aside, lock);
}

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns the text of a running process's lock: the process's id, and its start time if the system provides one,
 * because systems reuse ids. Returns `gone` for a process that has exited.
 */
function textFor(pid: number) {
  return isAlive(pid) ? `${pid} ${beginOf(pid)}\n` : 'gone';
}

function isAlive(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Returns the start time of a process in ticks: field 22 of proc(5). Splits after the last `)`, because the name in
 * field 2 may contain spaces and brackets.
 */
function beginOf(pid: number) {
  const fields = readIfThere(`/proc/${pid}/stat`);
  return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
