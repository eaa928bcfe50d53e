import { ProblemError } from './response';

export const jsonBytes = 100 * 1024;

/** Maximum depth of nested objects and arrays. Valid bodies need two levels. */
const maxDepth = 64;

/** Throws 415 unless the headers describe uncompressed JSON in UTF-8. */
export function checkJsonType(contentType: string | null, contentEncoding: string | null) {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  if (type?.trim() !== 'application/json' || !isUtf8 || !isPlain(contentEncoding))
    throw new ProblemError(415, 'This address takes application/json in UTF-8.');
}

/** Throws 415 unless the headers describe an uncompressed multipart form. */
export function checkFormType(contentType: string | null, contentEncoding: string | null) {
  const type = (contentType ?? '').toLowerCase().split(';')[0]?.trim();
  if (type !== 'multipart/form-data' || !isPlain(contentEncoding))
    throw new ProblemError(415, 'This address takes multipart/form-data.');
}

const isPlain = (contentEncoding: string | null) =>
  !contentEncoding || contentEncoding.toLowerCase() === 'identity';

/**
 * Returns an empty object for JSON that is not an object. The required fields are then missing, and the call gets a
 * 422. Throws 400 for invalid or too deeply nested JSON.
 */
export function parseJsonObject(bytes: Uint8Array): object {
  const value = parseText(bytes);
  if (isDeeper(value, maxDepth))
    throw new ProblemError(400, `The body is nested more than ${maxDepth} levels deep.`);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function parseText(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The message of JSON.parse would quote the body, and differs between browsers.
    throw new ProblemError(400, 'The body is not valid JSON in UTF-8.');
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
