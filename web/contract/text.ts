import * as z from 'zod/mini';
import { fieldMessages } from './messages';
import { trimLine } from './trim-line';

/**
 * Returns whether a text is free of NUL characters. No visitor can type a NUL, and programs that read the JSON file may
 * fail on one.
 */
const hasNoNul = (value: string) => !value.includes('\0');

const trimmedLine = z.overwrite(trimLine);

/**
 * Returns a schema that trims a text and rejects fewer than `min` characters with `message`. It counts Unicode
 * characters, like `minLength` in the OpenAPI document, because zod's own check counts an emoji as two.
 */
export const requiredText = (min: number, message: string, trimmed = z.trim()) =>
  z.string({ error: message }).check(
    trimmed,
    z.refine(hasNoNul, fieldMessages.textInvalid),
    z.minLength(min, { error: message, abort: true }),
    z.refine((value) => [...value].length >= min, message),
  );

/** Returns the schema of `requiredText` for a single-line field. It also removes invisible characters at both ends. */
export const requiredLine = (min: number, message: string) =>
  requiredText(min, message, trimmedLine);

/**
 * Returns a schema for a text that may be missing. It trims the text, and returns undefined for an empty text. The
 * outer pipe repeats the output type, because zod's OpenAPI output cannot describe a transform.
 */
const optional = (trimmed: ReturnType<typeof z.trim>) =>
  z.pipe(
    z.pipe(
      z.optional(
        z
          .string({ error: fieldMessages.textInvalid })
          .check(trimmed, z.refine(hasNoNul, fieldMessages.textInvalid)),
      ),
      z.transform((value) => value || undefined),
    ),
    z.optional(z.string()),
  );
export const optionalText = optional(z.trim());
export const optionalLine = optional(trimmedLine);

/**
 * Converts the domain of an e-mail address to ASCII (Punycode), as Chromium does in a field of `type=email`. Other
 * browsers keep the domain as typed. Returns an address without a non-ASCII domain, or with an invalid one, unchanged.
 */
function toAsciiDomain(email: string): string {
  const [, start, domain] = /^([^@]*@)((?:[\w.-]|[^\0-\x7f])*)$/.exec(email) ?? [];
  if (!domain || !/[^\0-\x7f]/.test(domain)) return email;
  try {
    return start + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** A schema for e-mail addresses. It uses the pattern of HTML's `type=email`, so that browser and server agree. */
export const emailAddress = z
  .string({ error: fieldMessages.emailInvalid })
  .check(
    trimmedLine,
    z.overwrite(toAsciiDomain),
    z.email({ pattern: z.regexes.html5Email, error: fieldMessages.emailInvalid }),
  );

/** Fields that the server adds to every record: an id and an ISO 8601 time in UTC. */
export const storedFields = {
  id: z.int(),
  createdAt: z.iso.datetime(),
};
