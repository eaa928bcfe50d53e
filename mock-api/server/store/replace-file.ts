import { renameSync, statSync, type BigIntStats } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Which file lies at a path, and which state of it: differs once anyone else has written there. */
export type Fingerprint = string;

/** The suffix of a file that is being written; one that is left over is worth nothing. */
export const temporarySuffix = '.tmp';

const printOf = ({ ino, size, mtimeNs }: BigIntStats): Fingerprint => `${ino} ${size} ${mtimeNs}`;
const statsAt = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });

/** The fingerprint of what lies at `path`; undefined when nothing does. */
export function fingerprintAt(path: string): Fingerprint | undefined {
  const stats = statsAt(path);
  return stats && printOf(stats);
}

/**
 * Puts `parts` at `path` for good: the old text or the new one is on disk, never a part. Its mode is `mode`, and no
 * wider than that of the file that lies there. `isKnown` is asked about that file last of all; on false it stays. Resolves with what
 * lies there now; undefined: nothing was replaced. Rejects when nothing was.
 */
export async function replaceFile(
  path: string,
  parts: Buffer[],
  mode: number,
  isKnown: (found: Fingerprint | undefined) => boolean = () => true,
): Promise<Fingerprint | undefined> {
  const temporary = path + temporarySuffix;
  let print: Fingerprint;
  try {
    const present = statsAt(path);
    print = await writeWhole(temporary, parts, present ? mode & Number(present.mode) : mode);
    if (!isKnown(fingerprintAt(path))) {
      await rm(temporary, { force: true });
      return undefined;
    }
    renameSync(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
  return print;
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
 * Makes new names in a folder last through a power cut. The new text is in place by now: a folder that cannot be synced
 * must not make the caller forget it. Windows cannot open a folder and needs no such call.
 */
export async function syncFolder(path: string) {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // Nothing is lost unless the power goes now.
  }
}
