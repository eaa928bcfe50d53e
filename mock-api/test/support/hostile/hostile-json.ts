import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { request } from '../exchange';
import type { HostileCase } from './hostile-case';

const good = buildContactVariantB();
const goodText = JSON.stringify(good);
const json = 'Content-Type: application/json';

const post = (
  what: string,
  status: number,
  body: string | Uint8Array,
  headers = [json],
  path = '/api/contact',
): HostileCase => ({
  what,
  status,
  call: `POST ${path}`,
  bytes: request(`POST ${path}`, headers, body),
});
const stored = (what: string, body: string, path = '/api/contact'): HostileCase => ({
  ...post(what, 201, body, [json], path),
  isStored: true,
});
/** Returns a valid message with further members as text, because objects cannot hold such keys. */
const goodWith = (members: string) => `${goodText.slice(0, -1)},${members}}`;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const manyKeys = Array.from({ length: 10_000 }, (_, n) => `"${n.toString(36)}":0`).join(',');

export const hostileJson: HostileCase[] = [
  post('malformed JSON', 400, '{firstName: "Al"}'),
  post('a trailing comma', 400, goodText.replace('}', ',}')),
  post('truncated JSON', 400, goodText.slice(0, -5)),
  post('an empty body', 400, ''),
  post('blanks', 400, '   \n'),
  post('two values', 400, `${goodText}${goodText}`),
  post('null', 422, 'null'),
  post('an empty array', 422, '[]'),
  post('an array of messages', 422, `[${goodText}]`),
  post('a text', 422, '"hello"'),
  post('1 MB of JSON', 413, JSON.stringify({ ...good, message: 'x'.repeat(1024 * 1024) })),
  post('1 MB of JSON in chunks', 413, `100000\r\n${'x'.repeat(0x10_0000)}\r\n0\r\n\r\n`, [
    json,
    'Transfer-Encoding: chunked',
  ]),
  post('a body that promises 5 GB', 413, '{}', [json, 'Content-Length: 5000000000']),
  post('small deep nesting', 400, nested(100)),
  post('nesting as deep as the limit of bytes', 400, nested(50_000)),
  post(
    'objects nested deeply in a field',
    400,
    goodWith(`"x":${'{"a":'.repeat(200)}1${'}'.repeat(200)}`),
  ),
  post('UTF-16', 400, Buffer.from(goodText, 'utf16le')),
  post('Latin-1', 400, Buffer.from(goodText.replace('Matteo', 'Matteó'), 'latin1')),
  post(
    'an overlong NUL',
    400,
    Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0x80]), Buffer.from('"}')]),
  ),
  post('a raw NUL', 400, goodText.replace('Matteo', 'Mat\0teo')),
  post('an escaped NUL', 422, goodText.replace('Matteo', 'Mat\\u0000teo')),
  post('JSON as text', 415, goodText, ['Content-Type: text/plain']),
  post('JSON as a form', 415, goodText, ['Content-Type: application/x-www-form-urlencoded']),
  post('JSON without a type', 415, goodText, []),
  post('a bogus type', 415, goodText, ['Content-Type: ;;;,/\\']),
  post('two types', 415, goodText, ['Content-Type: text/plain, application/json']),
  post('a type that only begins alike', 415, goodText, ['Content-Type: application/json5']),
  post('another charset', 415, goodText, ['Content-Type: application/json; charset=utf-16']),
  post('a compressed body', 415, goodText, [json, 'Content-Encoding: gzip']),
  post('10,000 unknown keys and nothing else', 422, `{${manyKeys}}`),
  post(
    'CRLF in the e-mail',
    422,
    JSON.stringify({ ...good, email: 'a@b.example\r\nBcc: c@d.example' }),
  ),
  post('a list for the e-mail', 422, JSON.stringify({ ...good, email: ['a@b.example'] })),
  post('objects for texts', 422, goodText.replace('"Matteo"', '{"$ne":null}')),
  post('numbers for texts', 422, goodText.replace('"Matteo"', '1e999')),
  post('a bogus key', 400, goodText, [json, `Idempotency-Key: ${'k'.repeat(300)}`]),
  post('an intake of nothing', 422, '{}', [json], '/api/free-intake'),
  post(
    '100,000 areas of interest',
    413,
    JSON.stringify({ ...buildFreeIntake(), interestedAreas: Array(100_000).fill('hr') }),
    [json],
    '/api/free-intake',
  ),
  stored('own id, status and time', goodWith('"id":99,"status":"done","createdAt":"never"')),
  stored('a prototype', goodWith('"__proto__":{"subject":"x","isAdmin":true}')),
  stored('a constructor', goodWith('"constructor":{"prototype":{"isAdmin":true}},"toString":1')),
  stored('the same key twice', goodWith('"firstName":"Other"')),
  stored('7,000 unknown keys', goodWith(manyKeys.slice(0, 60_000).replace(/,[^,]*$/, ''))),
  stored('markup and formulas', JSON.stringify(buildContactVariantA({ message: '=1+1<script>' }))),
  stored(
    'own id and status of an intake',
    JSON.stringify({ ...buildFreeIntake(), id: 7, status: 'done' }),
    '/api/free-intake',
  ),
];
