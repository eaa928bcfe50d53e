import { open, readFile } from 'node:fs/promises';
import { isFresh, systemClock, type KeyEntry } from '../../core/idempotency';
import { codeOf } from '../start-error';
import { replaceFile } from './replace-file';

/**
 * The file with the idempotency keys of the last day, one JSON text per line. The keys are not in the data file,
 * because the data file holds only records. The store writes a line before its record, and ignores a line whose record
 * does not exist.
 */
export interface KeyFile {
  entries: KeyEntry[];
  append(entries: readonly KeyEntry[]): Promise<void>;
}

export async function openKeyFile(path: string, now = systemClock): Promise<KeyFile> {
  const lines = (await readIfThere(path)).split('\n').filter(Boolean);
  const entries = lines.flatMap(entryIn).filter((entry) => isFresh(entry, now));
  if (entries.length < lines.length) await replaceFile(path, [linesOf(entries)], 0o600);
  return {
    entries,
    async append(more) {
      if (more.length === 0) return;
      const file = await open(path, 'a', 0o600);
      await file
        .appendFile(linesOf(more))
        .then(() => file.sync())
        .finally(() => file.close());
    },
  };
}

/**
 * Returns one line per entry. The text starts with a line break, because a killed process can leave the last line of
 * the file incomplete.
 */
const linesOf = (entries: readonly KeyEntry[]) =>
  Buffer.from(['', ...entries.map((entry) => JSON.stringify(entry)), ''].join('\n'));

function entryIn(line: string): KeyEntry[] {
  try {
    const entry = JSON.parse(line) as KeyEntry;
    return typeof entry.key === 'string' ? [entry] : [];
  } catch {
    return [];
  }
}

async function readIfThere(path: string) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
