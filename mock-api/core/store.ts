import { byResource, type Records, type Resource } from '../resources/registry';

type ServerFields = 'id' | 'createdAt';
type WithoutServerFields<Stored> = Stored extends unknown ? Omit<Stored, ServerFields> : never;

/** The fields of a record that the API passes to the store. The store adds `id` and `createdAt`. */
export type Fields<R extends Resource> = WithoutServerFields<Records[R]>;

export interface Store {
  /**
   * Stores a record and resolves with it. If an earlier call used the same idempotency `key`, resolves with that call's
   * record and stores nothing.
   */
  insert<R extends Resource>(resource: R, fields: Fields<R>, key?: string): Promise<Records[R]>;
  /** Resolves with every stored record of a list, oldest first. */
  list<R extends Resource>(resource: R): Promise<readonly Records[R][]>;
}

export interface ChangeableStore extends Store {
  /**
   * Replaces a record by the result of `change`, or removes the record if the result is undefined. Resolves with false
   * if the record does not exist.
   */
  change<R extends Resource>(
    resource: R,
    id: number,
    change: (record: Records[R]) => Records[R] | undefined,
  ): Promise<boolean>;
  /**
   * Restores the seed, or empties the lists if there is no seed. Deletes the idempotency keys of these lists. With
   * `only`, resets only the lists that it names.
   */
  reset(only?: readonly Resource[]): Promise<void>;
}

/** Thrown by a store that stored nothing, if a later call can succeed. The API answers 503. */
export class StoreUnavailable extends Error {}

export type Lists = { [R in Resource]: Records[R][] };

export const emptyLists = () => byResource(() => []) as Lists;

export const lastId = (list: readonly { id: number }[]) =>
  list.reduce((highest, { id }) => Math.max(highest, id), 0);

/**
 * Returns a record with its fields in the order of the JSON file: `id`, the fields, `createdAt`. Drops undefined
 * fields.
 */
export const recordOf = <R extends Resource>(
  id: number,
  fields: Fields<R>,
  createdAt: string,
): Records[R] => JSON.parse(JSON.stringify({ id, ...fields, createdAt }));
