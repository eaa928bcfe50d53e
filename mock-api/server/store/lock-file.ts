import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, StartError } from '../start-error';

/** What this process has locked, with the lock's text: a second store here is a second one too. */
const held = new Map<string, string>();

/**
 * Keeps a second process off the data file at `path`: two would overwrite each other's leads. The
 * lock lies beside it and names its process; one of a process that is gone is taken over. Returns
 * what ends it. Throws `StartError` while another holds it.
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

/** A link, so that the lock has its text from the first moment: an empty one would be taken over as nobody's. */
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

/** Removes the lock of a process that is gone, unless somebody was quicker to take it over. */
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

/** The lock's text of a living process: its id and, where the system tells, when it began; ids come back. */
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

/** Ticks since the machine's start, field 22 of proc(5); the name in field 2 may hold anything but ends in `)`. */
function beginOf(pid: number) {
  const fields = readIfThere(`/proc/${pid}/stat`);
  return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
