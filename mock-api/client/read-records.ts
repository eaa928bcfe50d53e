import { readFile } from 'node:fs/promises';
import type { Records, Resource } from '../resources/description';
import type { Lists } from '../core/store';

/** A list in a server's data file, which is never behind what the server has answered. */
export async function readRecords<R extends Resource>(dbFile: string, list: R) {
  const lists = JSON.parse(await readFile(dbFile, 'utf8')) as Partial<Lists>;
  return (lists[list] ?? []) as Records[R][];
}
