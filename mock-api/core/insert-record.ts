import type { Records, Resource } from '../resources/registry';
import { repeated, systemClock, type Clock, type KeyEntry } from './idempotency';
import { recordOf, type Fields, type Lists } from './store';

/** Records, and the idempotency keys of earlier calls. The keys exist only in memory. */
export interface Content {
  lists: Lists;
  keys: Map<string, KeyEntry>;
}

/** Adds a record, or returns that of an earlier call with the same key. Throws `KeyReused` if the fields differ. */
export function insertRecord<R extends Resource>(
  { lists, keys }: Content,
  resource: R,
  fields: Fields<R>,
  { id, key, now = systemClock }: { id: number; key?: string; now?: Clock },
): Records[R] {
  const list: Records[R][] = lists[resource];
  const name = `${resource} ${key}`;
  const entry = key === undefined ? undefined : keys.get(name);
  const earlier = entry && repeated<R>(entry, fields, list);
  if (earlier) return earlier;
  const createdAt = now().toISOString();
  const record = recordOf<R>(id, fields, createdAt);
  list.push(record);
  if (key !== undefined) keys.set(name, { id, createdAt, fields: JSON.stringify(fields) });
  return record;
}
