import type { Records, Resource } from '../resources/registry';
import { ProblemError } from './response';

/** The record that a call with an `Idempotency-Key` created, and the call's fields as JSON. */
export interface KeyEntry {
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

/** Returns the earlier call's record, or undefined if it was deleted. Throws `KeyReused` if the fields differ. */
export function repeated<R extends Resource>(
  entry: KeyEntry,
  fields: object,
  list: readonly Records[R][],
): Records[R] | undefined {
  const record = list.find(({ id, createdAt }) => id === entry.id && createdAt === entry.createdAt);
  if (record && JSON.stringify(fields) !== entry.fields) throw new KeyReused();
  return record;
}
