import * as z from 'zod/mini';
import { fieldMessages } from './messages';
import { trimLine } from './trim-line';

/** Rejects a NUL. No visitor can type one, and programs that read the mock API's JSON file may fail on it. */
const hasNoNul = (value: string) => !value.includes('\0');

const hasCharacters = (value: string, min: number) => [...value].length >= min;

const trimmedLine = z.overwrite(trimLine);

/**
 * Trims a text and rejects fewer than `min` characters with `message`. Counts Unicode characters, like `minLength` in
 * OpenAPI. zod's own check would count an emoji as two.
 */
export const requiredText = (min: number, message: string, trimmed = z.trim()) =>
  z.string({ error: message }).check(
    trimmed,
    z.refine(hasNoNul, fieldMessages.textInvalid),
    z.minLength(min, { error: message, abort: true }),
    z.refine((value) => hasCharacters(value.slice(0, 2 * min), min), message),
  );

/** Like `requiredText`, for a single-line field: also removes invisible characters at both ends. */
export const requiredLine = (min: number, message: string) =>
  requiredText(min, message, trimmedLine);

/**
 * Trims a text that may be missing, and returns undefined for an empty one. zod's OpenAPI output cannot describe a
 * transform, so the outer pipe repeats the output type.
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
 * browsers do not. An invalid domain stays unchanged.
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

/** The pattern of HTML's `type=email`. With another pattern, browser and server could disagree. */
export const emailAddress = z
  .string({ error: fieldMessages.emailInvalid })
  .check(
    trimmedLine,
    z.overwrite(toAsciiDomain),
    z.email({ pattern: z.regexes.html5Email, error: fieldMessages.emailInvalid }),
  );

/** The server adds an id and an ISO 8601 time in UTC to every record. */
export const storedFields = {
  id: z.int(),
  createdAt: z.iso.datetime(),
};
