import { byResource, type Records, type Resource } from '../resources/registry';

type ServerFields = 'id' | 'createdAt';
type WithoutServerFields<Stored> = Stored extends unknown ? Omit<Stored, ServerFields> : never;

/** The fields of a record without `id` and `createdAt`, which the store adds. */
export type Fields<R extends Resource> = WithoutServerFields<Records[R]>;

export interface Store {
  /** Resolves with the stored record, or with that of an earlier call with the same idempotency `key`. */
  insert<R extends Resource>(resource: R, fields: Fields<R>, key?: string): Promise<Records[R]>;
  /** Resolves with all records, oldest first. */
  list<R extends Resource>(resource: R): Promise<readonly Records[R][]>;
}

/** Nothing was stored, but a later call can succeed. The API responds with 503. */
export class StoreUnavailable extends Error {}

export type Lists = { [R in Resource]: Records[R][] };

export const emptyLists = () => byResource(() => []) as Lists;

export const lastId = (list: readonly { id: number }[]) =>
  list.reduce((highest, { id }) => Math.max(highest, id), 0);

/** Returns a record in the order of the JSON file: `id`, the fields, `createdAt`. Drops undefined fields. */
export const recordOf = <R extends Resource>(
  id: number,
  fields: Fields<R>,
  createdAt: string,
): Records[R] => JSON.parse(JSON.stringify({ id, ...fields, createdAt }));
