import { ProblemError } from './answer';

/** One token of JSON, white space before it included; the groups are its kind: opened, closed, parting, text, other. */
const tokenPattern =
  /[ \t\n\r]*(?:([[{])|([\]}])|([,:])|("(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/** Where the text stops being JSON: the index of the first character that cannot stand there. */
function damageAt(text: string): number {
  const open: string[] = [];
  /** `value`, `value or ]`, `name`, `name or }`, `:` or `comma`, which stands for the end of what is open too. */
  let next = 'value';
  let at = 0;
  for (;;) {
    tokenPattern.lastIndex = at;
    const [whole, opened, closed, parting, name, other] = tokenPattern.exec(text) ?? [];
    const isFit =
      (opened || other) !== undefined
        ? /^(value|value or \])$/.test(next)
        : name !== undefined
          ? next !== ':' && next !== 'comma'
          : closed !== undefined
            ? open.length > 0 &&
              closed === (open.at(-1) === '[' ? ']' : '}') &&
              /comma|or/.test(next)
            : parting === ':'
              ? next === ':'
              : parting === ',' && next === 'comma' && open.length > 0;
    if (whole === undefined || !isFit) return at + /^[ \t\n\r]*/.exec(text.slice(at))![0].length;
    at += whole.length;
    if (opened) {
      open.push(opened);
      next = opened === '[' ? 'value or ]' : 'name or }';
    } else if (closed) {
      open.pop();
      next = 'comma';
    } else if (parting === ':') next = 'value';
    else if (parting === ',') next = open.at(-1) === '[' ? 'value' : 'name';
    else next = next.startsWith('name') ? ':' : 'comma';
  }
}

/**
 * Where a text that is no JSON is damaged, as ` (line 3, column 7)`; nothing for none, which was no UTF-8. The engine's
 * own message names a place for some damage only, and quotes what was sent.
 */
export function jsonDamageIn(text: string | undefined): string {
  if (text === undefined) return '';
  const before = text.slice(0, damageAt(text)).split('\n');
  return ` (line ${before.length}, column ${before.at(-1)!.length + 1})`;
}

/** The most that a JSON body may hold, in bytes. */
export const jsonBytes = 100 * 1024;

/** The most that objects and lists may be nested; our own bodies nest twice. */
const deepest = 64;

/** Throws 415 unless the headers promise JSON in UTF-8, not compressed. */
export function checkJsonType(contentType: string | null, contentEncoding: string | null) {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  if (type?.trim() !== 'application/json' || !isUtf8 || !isPlain(contentEncoding))
    throw new ProblemError(415, 'This address takes application/json in UTF-8.');
}

/** Throws 415 unless the headers promise an uncompressed multipart form. */
export function checkFormType(contentType: string | null, contentEncoding: string | null) {
  const type = (contentType ?? '').toLowerCase().split(';')[0]?.trim();
  if (type !== 'multipart/form-data' || !isPlain(contentEncoding))
    throw new ProblemError(415, 'This address takes multipart/form-data.');
}

const isPlain = (contentEncoding: string | null) =>
  !contentEncoding || contentEncoding.toLowerCase() === 'identity';

/**
 * The object that the bytes spell. Throws 400 for what is no UTF-8 or no JSON. Another JSON value
 * than an object has none of the fields, so it is read as an empty one and answered with 422.
 */
export function parseJsonObject(bytes: Uint8Array): object {
  const value = parse(bytes);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function parse(bytes: Uint8Array): unknown {
  const value = parseText(bytes);
  if (isDeeper(value, deepest))
    throw new ProblemError(400, `The body is nested more than ${deepest} levels deep.`);
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
