import type { Records, Resource } from '../resources/registry';
import { ProblemError } from './response';
import { recordOf, type Fields, type Lists } from './store';

/** The record that a call with an `Idempotency-Key` created, and the call's fields as JSON. */
interface KeyEntry {
  id: number;
  createdAt: string;
  fields: string;
}

/** Returns the current time, or a fixed time with `--now` and in tests. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

const maxKeyLength = 255;

/** Returns the idempotency key in a header, or undefined if the header is absent. Throws 400 for an invalid key. */
export function idempotencyKeyOf(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined) return undefined;
  if (header.length > maxKeyLength || !/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(header))
    throw new ProblemError(400, `An Idempotency-Key takes 1 to ${maxKeyLength} plain characters.`);
  return header;
}

/** An earlier call used the same idempotency key with different fields. The API responds with 422. */
export class KeyReused extends Error {}

/** Records, and the idempotency keys of earlier calls. The keys exist only in memory. */
export interface Content {
  lists: Lists;
  keys: Map<string, KeyEntry>;
}

/** Adds a record, or returns that of an earlier call with this key. Throws `KeyReused` if the calls' fields differ. */
export function insertRecord<R extends Resource>(
  { lists, keys }: Content,
  resource: R,
  fields: Fields<R>,
  { id, key, now = systemClock }: { id: number; key?: string; now?: Clock },
): Records[R] {
  const list: Records[R][] = lists[resource];
  const name = `${resource} ${key}`;
  const entry = key === undefined ? undefined : keys.get(name);
  // A person may have edited the data file. The earlier record may then be gone, and another record may have its id.
  const earlier =
    entry &&
    list.find(({ id: own, createdAt }) => own === entry.id && createdAt === entry.createdAt);
  if (earlier && JSON.stringify(fields) !== entry.fields) throw new KeyReused();
  if (earlier) return earlier;
  const createdAt = now().toISOString();
  const record = recordOf<R>(id, fields, createdAt);
  list.push(record);
  if (key !== undefined) keys.set(name, { id, createdAt, fields: JSON.stringify(fields) });
  return record;
}
