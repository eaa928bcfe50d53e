import * as z from 'zod/mini';
import { fieldMessages } from './messages';

/** Programs that read the JSON file may fail on a NUL, and no visitor can type one. */
const hasNoNul = (value: string) => !value.includes('\0');

/**
 * Accepts trimmed text of at least `min` characters; every other value gets `message`. Counts Unicode characters, like
 * `minLength` in the OpenAPI document. zod's own check counts an emoji as two.
 */
export const requiredText = (min: number, message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.refine(hasNoNul, fieldMessages.textInvalid),
    z.minLength(min, { error: message, abort: true }),
    z.refine((value) => [...value].length >= min, message),
  );

/**
 * Accepts trimmed text that may be missing, and drops an empty one. The last pipe repeats the output type, because
 * zod's OpenAPI output cannot describe a transform.
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

/** Accepts e-mail addresses by the pattern of HTML's `type=email`, so that browser, form and server agree. */
export const emailAddress = z
  .string({ error: fieldMessages.emailInvalid })
  .check(z.trim(), z.email({ pattern: z.regexes.html5Email, error: fieldMessages.emailInvalid }));

/** Fields that the server adds to every record: an id and an ISO 8601 time in UTC. */
export const storedFields = {
  id: z.int(),
  createdAt: z.iso.datetime(),
};
