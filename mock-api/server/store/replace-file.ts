import { renameSync, statSync, type BigIntStats } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A text that identifies a version of a file. It changes when a program writes the file. */
export type Fingerprint = string;

/** The suffix of the temporary file. If a killed process leaves one, nothing needs its content. */
export const temporarySuffix = '.tmp';

const printOf = ({ ino, size, mtimeNs }: BigIntStats): Fingerprint => `${ino} ${size} ${mtimeNs}`;
const statsAt = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });

export function fingerprintAt(path: string): Fingerprint | undefined {
  const stats = statsAt(path);
  return stats && printOf(stats);
}

/**
 * Replaces the file at `path` atomically. The new file has the permissions that both `mode` and the present file have.
 * Calls `isKnown` with the present file's fingerprint immediately before the rename. If `isKnown` returns false, keeps
 * the present file and resolves with undefined; otherwise resolves with the new fingerprint.
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

/** Syncs a folder. Never rejects, because the new file is already in place. Windows cannot open a folder. */
export async function syncFolder(path: string) {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // Ignores the error. Without the sync, only a power cut shortly afterwards could undo the rename.
  }
}
