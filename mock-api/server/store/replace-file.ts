import { renameSync, statSync, type BigIntStats } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exchangeFiles } from './exchange-files';

/** Which file lies at a path, and which state of it: differs once anyone else has written there. */
export type Fingerprint = string;

/** The suffix of a file that is being written; one that is left over is worth nothing. */
export const temporarySuffix = '.tmp';

const printOf = ({ ino, size, mtimeNs }: BigIntStats): Fingerprint => `${ino} ${size} ${mtimeNs}`;

/** The fingerprint of what lies at `path`; undefined when nothing does. */
export function fingerprintAt(path: string): Fingerprint | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && printOf(stats);
}

/**
 * Puts `parts` at `path` for good: the old text or the new one is on disk, never a part. `isKnown` is asked about what
 * lies there; on false that stays, even when it came at the last moment. Resolves with what lies there now; undefined:
 * nothing was replaced. Rejects when nothing was.
 */
export async function replaceFile(
  path: string,
  parts: Buffer[],
  mode: number,
  isKnown: (found: Fingerprint | undefined) => boolean = () => true,
): Promise<Fingerprint | undefined> {
  const temporary = path + temporarySuffix;
  try {
    const print = await writeWhole(temporary, parts, mode);
    const isReplaced = isKnown(fingerprintAt(path)) && putThere(path, temporary, print, isKnown);
    await rm(temporary, { force: true });
    if (!isReplaced) return undefined;
    await syncFolder(dirname(path));
    return print;
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

/**
 * Exchanges what lies at both paths, looks at what came out, and gives somebody's edit its place back, until what came
 * out is what was last put there. Where no exchange can be had, a rename: it overwrites an edit that was saved since
 * the caller's look, less than a thousandth of a second ago.
 */
function putThere(
  path: string,
  temporary: string,
  print: Fingerprint,
  isKnown: (found: Fingerprint | undefined) => boolean,
): boolean {
  let put: Fingerprint | undefined = print;
  let isExpected = isKnown;
  for (;;) {
    const isOurs = put === print;
    if (!exchangeFiles(temporary, path)) {
      renameSync(temporary, path);
      return isOurs;
    }
    const displaced = fingerprintAt(temporary);
    if (isExpected(displaced)) return isOurs;
    const before = put;
    isExpected = (found) => found === before;
    put = displaced;
  }
}

async function writeWhole(path: string, parts: Buffer[], mode: number) {
  const file = await open(path, 'w', mode);
  try {
    const bytes = parts.reduce((sum, part) => sum + part.length, 0);
    const { bytesWritten } = await file.writev(parts);
    if (bytesWritten !== bytes) throw new Error(`Only ${bytesWritten} of ${bytes} bytes fit`);
    await file.sync();
    return printOf(await file.stat({ bigint: true }));
  } finally {
    await file.close();
  }
}

/**
 * Makes the rename last through a power cut. The new text is in place by now: a folder that cannot
 * be synced must not make the caller forget it. Windows cannot open a folder and needs no such call.
 */
async function syncFolder(path: string) {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // Nothing is lost unless the power goes now.
  }
}
