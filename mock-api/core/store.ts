import { byResource, type Records, type Resource } from '../resources/registry';

type ServerFields = 'id' | 'createdAt';
type WithoutServerFields<Stored> = Stored extends unknown ? Omit<Stored, ServerFields> : never;

/** The fields that a resource passes to the store, which adds the others. */
export type Fields<R extends Resource> = WithoutServerFields<Records[R]>;

export interface Store {
  /**
   * Resolves after the record is stored. A `key` of an earlier call resolves with that call's record and stores
   * nothing.
   */
  insert<R extends Resource>(resource: R, fields: Fields<R>, key?: string): Promise<Records[R]>;
  /** Resolves with every stored record of a list, oldest first. */
  list<R extends Resource>(resource: R): Promise<readonly Records[R][]>;
}

export interface ChangeableStore extends Store {
  /** Changes a record, or removes it if the change is undefined. Resolves with false if it does not exist. */
  change<R extends Resource>(
    resource: R,
    id: number,
    change: (record: Records[R]) => Records[R] | undefined,
  ): Promise<boolean>;
  /** Restores the records that the store started with. */
  reset(): Promise<void>;
}

/** Thrown when a call stored nothing and may succeed later. Answered as 503. */
export class StoreUnavailable extends Error {}

export type Lists = { [R in Resource]: Records[R][] };

export const emptyLists = () => byResource(() => []) as Lists;

export const lastId = (list: readonly { id: number }[]) =>
  list.reduce((highest, { id }) => Math.max(highest, id), 0);

/** The order of fields (id, fields, time in ISO 8601) is that of the JSON file, which holds no undefined fields. */
export const recordOf = <R extends Resource>(
  id: number,
  fields: Fields<R>,
  createdAt: string,
): Records[R] => JSON.parse(JSON.stringify({ id, ...fields, createdAt }));
