import { emptyLists } from '../../resources/store';
import type { Lists } from './lists-text';

/** Thrown for a text that does not hold our lists; the message goes on after the file's name. */
export class DamagedLists extends Error {}

/** The lists in the bytes of a JSON file; absent ones are empty. Throws `DamagedLists`. */
export function parseLists(bytes: Uint8Array): Lists {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DamagedLists('is not valid JSON in UTF-8');
  }
  const lists = isObject(data) && { ...emptyLists(), ...data };
  if (!lists || !Object.keys(emptyLists()).every((key) => isList(lists[key as keyof Lists])))
    throw new DamagedLists('does not hold lists of records with an id');
  return lists;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records need a whole number of their own as id; their other fields are the editor's business. */
function isList(value: unknown) {
  if (!Array.isArray(value)) return false;
  const ids = value.map((row: unknown) => (isObject(row) && 'id' in row ? row.id : undefined));
  return ids.every(Number.isSafeInteger) && new Set(ids).size === ids.length;
}
