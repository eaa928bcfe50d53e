import { byResource, type Records, type Resource } from '../resources/registry';

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

/** A store whose records can be changed, for administration. */
export interface ChangeableStore extends Store {
  /** Changes a record, or with undefined removes it. Resolves with false when it is not there. */
  change<R extends Resource>(
    resource: R,
    id: number,
    change: (record: Records[R]) => Records[R] | undefined,
  ): Promise<boolean>;
  /** Begins anew with what it began with. */
  reset(): Promise<void>;
}

/** Nothing was kept, and the same call may succeed later. Answered as 503. */
export class StoreUnavailable extends Error {}

/** The stored records by list, as the JSON file holds them. */
export type Lists = { [R in Resource]: Records[R][] };

export const emptyLists = () => byResource(() => []) as Lists;

/** The highest id of a list, 0 when it is empty; a record's id is one more than any before it. */
export const lastId = (list: readonly { id: number }[]) =>
  list.reduce((highest, { id }) => Math.max(highest, id), 0);

/**
 * The record that `fields` become: the given id first, the time (ISO 8601, UTC) last, and no key
 * without a value, as in the JSON file.
 */
export const recordOf = <R extends Resource>(
  id: number,
  fields: Fields<R>,
  createdAt: string,
): Records[R] => JSON.parse(JSON.stringify({ id, ...fields, createdAt }));
