import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** The suffix of a temporary file. A killed process can leave such a file behind, which has no further use. */
export const temporarySuffix = '.tmp';

/** Returns a text that changes when a program writes the file, or undefined if the file does not exist. */
export function fingerprintAt(path: string): string | undefined {
  const stats = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}

/**
 * Replaces the file atomically and keeps its permissions. Resolves with its fingerprint or, if `mayReplace` returns
 * false immediately before the rename, with undefined.
 */
export async function replaceFile(
  path: string,
  content: string | Buffer,
  mayReplace: () => boolean,
): Promise<string | undefined> {
  const temporary = path + temporarySuffix;
  let print: string | undefined;
  try {
    const mode = fs.statSync(path, { throwIfNoEntry: false })?.mode ?? 0o666;
    await withFile(temporary, 'w', mode, async (file) => {
      await promisify(fs.writeFile)(file, content);
      await promisify(fs.fsync)(file);
    });
    print = fingerprintAt(temporary);
    if (!mayReplace()) {
      await rm(temporary);
      return undefined;
    }
    fs.renameSync(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
  return print;
}

/** Never rejects, because the new file is already in place. Windows cannot open a folder. */
async function syncFolder(path: string) {
  // Ignores a failure: only a power cut shortly afterwards could then undo the rename.
  await withFile(path, 'r', 0, promisify(fs.fsync)).catch(() => {});
}

/** Uses a file descriptor, because the FileHandle of Yarn's Plug'n'Play has no sync(). */
async function withFile(
  path: string,
  flags: string,
  mode: number,
  use: (file: number) => Promise<void>,
) {
  const file = await promisify(fs.open)(path, flags, mode);
  try {
    await use(file);
  } finally {
    await promisify(fs.close)(file);
  }
}
