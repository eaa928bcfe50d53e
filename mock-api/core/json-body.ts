import { visit } from 'jsonc-parser';
import { ProblemError } from './answer';

/**
 * Returns the position of the first syntax error in a text, such as ` (line 3, column 7)`. `text` is undefined if the
 * bytes are not UTF-8. The function then returns an empty text. The message of `JSON.parse` cannot replace this
 * function, because it often lacks the position, differs between browsers and quotes the client's text.
 */
export function jsonDamageIn(text: string | undefined): string {
  if (text === undefined) return '';
  let place = '';
  const onError = (_code: number, _offset: number, _length: number, line: number, column: number) =>
    (place ||= ` (line ${line + 1}, column ${column + 1})`);
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch {
    // Thousands of open brackets overflow the stack of the recursive parser. The position then stays empty.
  }
  return place;
}

export const jsonBytes = 100 * 1024;

/** The limit of nested objects and lists. Valid bodies need two levels. */
const maxDepth = 64;

/** Throws 415 if the headers name anything but uncompressed JSON in UTF-8. */
export function checkJsonType(contentType: string | null, contentEncoding: string | null) {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  if (type?.trim() !== 'application/json' || !isUtf8 || !isPlain(contentEncoding))
    throw new ProblemError(415, 'This address takes application/json in UTF-8.');
}

/** Throws 415 if the headers name anything but an uncompressed multipart form. */
export function checkFormType(contentType: string | null, contentEncoding: string | null) {
  const type = (contentType ?? '').toLowerCase().split(';')[0]?.trim();
  if (type !== 'multipart/form-data' || !isPlain(contentEncoding))
    throw new ProblemError(415, 'This address takes multipart/form-data.');
}

const isPlain = (contentEncoding: string | null) =>
  !contentEncoding || contentEncoding.toLowerCase() === 'identity';

/**
 * Parses a JSON body. Returns an empty object for a JSON value of another type: the required fields are then missing,
 * and the call gets 422. Throws 400 if the bytes are not JSON.
 */
export function parseJsonObject(bytes: Uint8Array): object {
  const value = parse(bytes);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function parse(bytes: Uint8Array): unknown {
  const value = parseText(bytes);
  if (isDeeper(value, maxDepth))
    throw new ProblemError(400, `The body is nested more than ${maxDepth} levels deep.`);
  return value;
}

function parseText(bytes: Uint8Array): unknown {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text);
  } catch {
    throw new ProblemError(400, `The body is not valid JSON in UTF-8${jsonDamageIn(text)}.`);
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
