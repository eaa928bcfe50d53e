import * as z from 'zod/mini';
import { fieldMessages } from './messages';

/**
 * Returns whether a text is free of NUL characters. No visitor can type a NUL, and programs that read the JSON file may
 * fail on one.
 */
const hasNoNul = (value: string) => !value.includes('\0');

/**
 * Returns a schema that trims a text and rejects fewer than `min` characters with `message`. It counts Unicode
 * characters, like `minLength` in the OpenAPI document, because zod's own check counts an emoji as two.
 */
export const requiredText = (min: number, message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.refine(hasNoNul, fieldMessages.textInvalid),
    z.minLength(min, { error: message, abort: true }),
    z.refine((value) => [...value].length >= min, message),
  );

/**
 * A schema for a text that may be missing. It trims the text, and returns undefined for an empty one. The last pipe
 * repeats the output type, because zod's OpenAPI output cannot describe a transform.
 */
export const optionalText = z.pipe(
  z.pipe(
    z.optional(
      z
        .string({ error: fieldMessages.textInvalid })
        .check(z.trim(), z.refine(hasNoNul, fieldMessages.textInvalid)),
    ),
    z.transform((value) => value || undefined),
  ),
  z.optional(z.string()),
);

/** A schema for e-mail addresses. It uses the pattern of HTML's `type=email`, so that browser and server agree. */
export const emailAddress = z
  .string({ error: fieldMessages.emailInvalid })
  .check(z.trim(), z.email({ pattern: z.regexes.html5Email, error: fieldMessages.emailInvalid }));

/** Fields that the server adds to every record: an id and an ISO 8601 time in UTC. */
export const storedFields = {
  id: z.int(),
  createdAt: z.iso.datetime(),
};
