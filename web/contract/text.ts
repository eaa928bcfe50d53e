import * as z from 'zod/mini';
import { fieldMessages } from './messages';

/** JSON files and terminals downstream choke on a NUL; nobody types one. */
const hasNoNul = (value: string) => !value.includes('\0');

/**
 * Trimmed text of at least `min` characters; `message` for every other value. Characters are Unicode's, as in the
 * OpenAPI document's `minLength`: zod's own check, which writes that, counts an emoji as two.
 */
export const requiredText = (min: number, message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.refine(hasNoNul, fieldMessages.textInvalid),
    z.minLength(min, { error: message, abort: true }),
    z.refine((value) => [...value].length >= min, message),
  );

/**
 * Trimmed text that may be absent; an empty one counts as absent and is left out of the record.
 * The last step says the stored type again, since the OpenAPI document cannot see through a transform.
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

/** An e-mail by the pattern of HTML's `type=email`, so that browser, form and server agree. */
export const emailAddress = z
  .string({ error: fieldMessages.emailInvalid })
  .check(z.trim(), z.email({ pattern: z.regexes.html5Email, error: fieldMessages.emailInvalid }));

/** What the server alone adds to every stored record: an id and an ISO 8601 time in UTC. */
export const storedFields = {
  id: z.int(),
  createdAt: z.iso.datetime(),
};
