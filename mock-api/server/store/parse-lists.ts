import { emptyLists, type Lists } from '../../core/store';
import { resourceNames } from '../../resources/registry';

/** The message lacks its subject: the caller puts the file's name before it. */
export class DamagedLists extends Error {}

export function parseLists(bytes: Uint8Array): Lists {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    // The message of JSON.parse quotes text that can contain line breaks.
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new DamagedLists(`is not valid JSON in UTF-8 (${reason})`);
  }
  const lists = isObject(data) && { ...emptyLists(), ...data };
  if (!lists) throw new DamagedLists('does not hold lists of records with an id');
  for (const name of resourceNames) checkList(name, lists[name]);
  return lists;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws if a record lacks a unique integer id. People may edit the other fields. */
function checkList(name: string, list: unknown) {
  if (!Array.isArray(list))
    throw new DamagedLists(`does not hold lists of records with an id: ${name} is not a list`);
  const seen = new Set<unknown>();
  for (const [index, row] of list.entries()) {
    const id: unknown = isObject(row) && 'id' in row ? row.id : undefined;
    const fault = seen.has(id) ? `has the id ${id} of an earlier one` : 'has no whole number as id';
    if (!Number.isSafeInteger(id) || seen.has(id))
      throw new DamagedLists(
        `does not hold lists of records with an id: record ${index + 1} of ${name} ${fault}`,
      );
    seen.add(id);
  }
}
