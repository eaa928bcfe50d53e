import type { Records, Resource } from '../resources/registry';
import { ProblemError } from './response';

/** The record that a call with an `Idempotency-Key` created, and a fingerprint of the call's fields. */
export interface KeyEntry {
  id: number;
  createdAt: string;
  fields: string;
}

/** Returns the current time; with `--now` and in tests, a fixed time. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

const maxKeyLength = 255;

/** Returns the idempotency key in a header; undefined if the header is absent. Throws 400 for an invalid key. */
export function keyOf(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined) return undefined;
  if (header.length > maxKeyLength || !/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(header))
    throw new ProblemError(400, `An Idempotency-Key takes 1 to ${maxKeyLength} plain characters.`);
  return header;
}

/** Thrown by a store if an earlier call used the same idempotency key with different fields. The API answers 422. */
export class KeyReused extends Error {}

/**
 * Returns the record that an earlier call with the same key created, with its later changes; undefined if the record
 * was deleted. Throws `KeyReused` if `fields` differ from the fields of that earlier call.
 */
export function repeated<R extends Resource>(
  entry: KeyEntry,
  fields: object,
  list: readonly Records[R][],
): Records[R] | undefined {
  const record = list.find(({ id, createdAt }) => id === entry.id && createdAt === entry.createdAt);
  if (record && fingerprintOf(fields) !== entry.fields) throw new KeyReused();
  return record;
}

/** Hashes the fields with cyrb53 (53 bits), because browsers can compute a SHA-256 only asynchronously. */
export function fingerprintOf(fields: object): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(fields)) {
    const code = character.codePointAt(0)!;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
