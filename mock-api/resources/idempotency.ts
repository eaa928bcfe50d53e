import type { Resource } from '#contract/endpoints';
import { ProblemError } from './answer';
import { recordOf, type Fields, type Records } from './store';

/** Which record a client's `Idempotency-Key` made. The record tells the rest: when, and of what. */
export interface KeyEntry {
  key: string;
  resource: Resource;
  id: number;
  createdAt: string;
}

/** How long a key is remembered, in milliseconds: a day. */
export const keyLifeMs = 24 * 60 * 60 * 1000;

const longestKey = 255;

/** The `Idempotency-Key` of a request, as sent. Throws 400 for one that no client makes in earnest. */
export function keyOf(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined) return undefined;
  if (header.length > longestKey || !/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(header))
    throw new ProblemError(400, `An Idempotency-Key takes 1 to ${longestKey} plain characters.`);
  return header;
}

/** Thrown by a store: the key belongs to a call that sent something else. Answered as 422. */
export class KeyReused extends Error {}

/** The keys of the last day, oldest first. A key counts for one list: another list's is another key. */
export function createKeyRing(entries: Iterable<KeyEntry> = []) {
  const byName = new Map<string, KeyEntry>();
  const ring = {
    add(entry: KeyEntry) {
      const oldest = new Date(Date.now() - keyLifeMs).toISOString();
      for (const [name, { createdAt }] of byName) {
        if (createdAt >= oldest) break;
        byName.delete(name);
      }
      byName.set(nameOf(entry.resource, entry.key), entry);
    },
    entryOf(resource: Resource, key: string) {
      const entry = byName.get(nameOf(resource, key));
      return entry && isFresh(entry) ? entry : undefined;
    },
  };
  for (const entry of entries) ring.add(entry);
  return ring;
}

const nameOf = (resource: Resource, key: string) => `${resource} ${key}`;

/** False from a day after the record was made. */
export const isFresh = ({ createdAt }: KeyEntry) => Date.now() - Date.parse(createdAt) < keyLifeMs;

/**
 * The record that the entry's call made, for a call that repeats it; undefined when it is gone
 * (deleted, or its commit failed), so that the call counts as new. Throws `KeyReused`.
 */
export function repeated<R extends Resource>(
  entry: KeyEntry,
  fields: Fields<R>,
  list: readonly Records[R][],
): Records[R] | undefined {
  const record = list.find(({ id, createdAt }) => id === entry.id && createdAt === entry.createdAt);
  if (record && JSON.stringify(recordOf(entry.id, fields, entry.createdAt)) !== textOf(record))
    throw new KeyReused();
  return record;
}

const textOf = (record: object) => JSON.stringify(record);
