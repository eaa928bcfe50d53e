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
/**
 * Returns the JSON text of a valid message plus `members`. The function builds text, because an object cannot contain a
 * property twice.
 */
const goodWith = (members: string) => `${goodText.slice(0, -1)},${members}}`;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const manyKeys = Array.from({ length: 10_000 }, (_, n) => `"${n.toString(36)}":0`).join(',');

export const hostileJson: HostileCase[] = [
  post('malformed JSON', 400, '{firstName: "Al"}'),
  post('a trailing comma', 400, goodText.replace('}', ',}')),
  post('truncated JSON', 400, goodText.slice(0, -5)),
  post('an empty body', 400, ''),
  post('only spaces', 400, '   \n'),
  post('two JSON objects', 400, `${goodText}${goodText}`),
  post('null', 422, 'null'),
  post('an empty array', 422, '[]'),
  post('an array of messages', 422, `[${goodText}]`),
  post('a JSON string', 422, '"hello"'),
  post('1 MB of JSON', 413, JSON.stringify({ ...good, message: 'x'.repeat(1024 * 1024) })),
  post('1 MB of JSON in chunks', 413, `100000\r\n${'x'.repeat(0x10_0000)}\r\n0\r\n\r\n`, [
    json,
    'Transfer-Encoding: chunked',
  ]),
  post('a Content-Length of 5 GB', 413, '{}', [json, 'Content-Length: 5000000000']),
  post('100 nested arrays', 400, nested(100)),
  post('50,000 nested arrays', 400, nested(50_000)),
  post(
    '200 nested objects in a field',
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
  post('a NUL byte', 400, goodText.replace('Matteo', 'Mat\0teo')),
  post('an escaped NUL', 422, goodText.replace('Matteo', 'Mat\\u0000teo')),
  post('JSON with the type text/plain', 415, goodText, ['Content-Type: text/plain']),
  post('JSON with the type of a form', 415, goodText, [
    'Content-Type: application/x-www-form-urlencoded',
  ]),
  post('JSON without a Content-Type', 415, goodText, []),
  post('an invalid Content-Type', 415, goodText, ['Content-Type: ;;;,/\\']),
  post('two types in one Content-Type', 415, goodText, [
    'Content-Type: text/plain, application/json',
  ]),
  post('the type application/json5', 415, goodText, ['Content-Type: application/json5']),
  post('the charset utf-16', 415, goodText, ['Content-Type: application/json; charset=utf-16']),
  post('a compressed body', 415, goodText, [json, 'Content-Encoding: gzip']),
  post('10,000 unknown fields and no other field', 422, `{${manyKeys}}`),
  post(
    'CRLF in the e-mail',
    422,
    JSON.stringify({ ...good, email: 'a@b.example\r\nBcc: c@d.example' }),
  ),
  post('an array as the e-mail', 422, JSON.stringify({ ...good, email: ['a@b.example'] })),
  post('an object in place of a text', 422, goodText.replace('"Matteo"', '{"$ne":null}')),
  post('a number in place of a text', 422, goodText.replace('"Matteo"', '1e999')),
  post('an idempotency key of 300 characters', 400, goodText, [
    json,
    `Idempotency-Key: ${'k'.repeat(300)}`,
  ]),
  post('an intake without fields', 422, '{}', [json], '/api/free-intake'),
  post(
    '100,000 areas of interest',
    413,
    JSON.stringify({ ...buildFreeIntake(), interestedAreas: Array(100_000).fill('hr') }),
    [json],
    '/api/free-intake',
  ),
  stored(
    'a message with an id, a status and a time',
    goodWith('"id":99,"status":"done","createdAt":"never"'),
  ),
  stored('a field __proto__', goodWith('"__proto__":{"subject":"x","isAdmin":true}')),
  stored(
    'fields constructor and toString',
    goodWith('"constructor":{"prototype":{"isAdmin":true}},"toString":1'),
  ),
  stored('the same field twice', goodWith('"firstName":"Other"')),
  stored('7,000 unknown fields', goodWith(manyKeys.slice(0, 60_000).replace(/,[^,]*$/, ''))),
  stored('markup and formulas', JSON.stringify(buildContactVariantA({ message: '=1+1<script>' }))),
  stored(
    'an intake with an id and a status',
    JSON.stringify({ ...buildFreeIntake(), id: 7, status: 'done' }),
    '/api/free-intake',
  ),
];
