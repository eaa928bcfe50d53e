import type { ContactRecord } from '#contract/contact';
import type { Resource } from '#contract/endpoints';
import type { FreeIntakeRecord } from '#contract/free-intake';
import type { ScanRecord } from '#contract/ai-scan';

/** The stored record of each list; the keys are the JSON file's and the paths' under `/api`. */
export interface Records {
  contact: ContactRecord;
  'free-intake': FreeIntakeRecord;
  'ai-scan': ScanRecord;
}

type ServerFields = 'id' | 'createdAt';
type WithoutServerFields<Stored> = Stored extends unknown ? Omit<Stored, ServerFields> : never;

/** What a resource hands to the store: a record without what the store alone adds. */
export type Fields<R extends Resource> = WithoutServerFields<Records[R]>;

export interface Store {
  /**
   * Resolves with the record once it is kept for good. With the `key` of an earlier call it resolves
   * with that call's record and keeps nothing. Rejects with `StoreUnavailable` or `KeyReused`.
   */
  insert<R extends Resource>(resource: R, fields: Fields<R>, key?: string): Promise<Records[R]>;
  /** Every kept record of a list, oldest first. */
  list<R extends Resource>(resource: R): Promise<readonly Records[R][]>;
}

/** Nothing was kept, and the same call may succeed later. Answered as 503. */
export class StoreUnavailable extends Error {}

/** Lists by key, all empty. */
export const emptyLists = (): { [R in Resource]: Records[R][] } => ({
  contact: [],
  'free-intake': [],
  'ai-scan': [],
});

/** The highest id of a list, 0 when it is empty; a record's id is one more than any before it. */
export const lastId = (list: readonly { id: number }[]) =>
  list.reduce((highest, { id }) => Math.max(highest, id), 0);

/**
 * The record that `fields` become: the given id first, the time now (ISO 8601, UTC) last, and no
 * key without a value, as in the JSON file.
 */
export const recordOf = <R extends Resource>(
  id: number,
  fields: Fields<R>,
  createdAt = new Date().toISOString(),
): Records[R] => JSON.parse(JSON.stringify({ id, ...fields, createdAt }));
