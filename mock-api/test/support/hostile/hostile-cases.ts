import { buildContactVariantB } from '#fixtures/build-contact';
import { buildDocument } from '#fixtures/build-document';
import { request } from '../exchange';

/** A request that no form of the site can send, and the status of the response. */
export interface HostileCase {
  what: string;
  /** Method and path, such as `POST /api/contact`. */
  call: string;
  bytes: Uint8Array;
  status: number;
  /** The request contains a valid record: the server must store that record without its unknown fields. */
  isStored?: boolean;
  /** Makes the test send the whole request before it reads the response. */
  isPatient?: boolean;
}

const good = JSON.stringify(buildContactVariantB());
const json = 'Content-Type: application/json';

const bare = (what: string, status: number, call: string): HostileCase => ({
  what,
  status,
  call,
  bytes: request(call),
});

const post = (
  what: string,
  status: number,
  body: string,
  headers: string[] = [json],
): HostileCase => ({
  what,
  status,
  call: 'POST /api/contact',
  bytes: request('POST /api/contact', headers, body),
  isStored: status === 201,
});

/**
 * Returns the JSON of a valid message with additional `members`. They are text, because a JavaScript object cannot have
 * the same property twice.
 */
const goodWith = (members: string) => `${good.slice(0, -1)},${members}}`;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const manyKeys = Array.from({ length: 7_000 }, (_, n) => `"${n.toString(36)}":0`).join(',');

const part = (disposition: string, content: string | Uint8Array = '') =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const file = (name: string, content: string | Uint8Array = 'hello') =>
  part(`; name="files"; filename="${name}"`, content);
const form = (what: string, status: number, ...parts: Uint8Array[]): HostileCase => ({
  what,
  status,
  call: 'POST /api/ai-scan',
  bytes: request(
    'POST /api/ai-scan',
    ['Content-Type: multipart/form-data; boundary=x'],
    Buffer.concat([part('; name="type"', 'documents'), ...parts, Buffer.from('--x--\r\n')]),
  ),
});
const fiveMegabytes = buildDocument('pdf', 5 * 1024 * 1024);

/**
 * Hostile requests: one for each part of the server that reads bytes from a client. The tests of each part have more.
 */
export const hostileCases: HostileCase[] = [
  bare('TRACE', 405, 'TRACE /api/contact'),
  bare('a reset without administration', 404, 'POST /__admin/reset'),
  bare('the journal without administration', 404, 'GET /__admin/journal'),
  bare('a path with .. segments', 404, 'GET /api/../../etc/passwd'),
  bare('the id __proto__', 404, 'GET /api/contact/__proto__'),
  bare('3,000 parameters', 400, `GET /api/contact?${'a=1&'.repeat(3_000)}`),
  post('Expect: 100-continue', 201, good, [json, 'Expect: 100-continue']),
  post('Expect: 100-continue before a body that is too large', 413, '{', [
    json,
    'Expect: 100-continue',
    'Content-Length: 99999999',
  ]),
  post('1 MB of JSON in chunks', 413, `100000\r\n${'x'.repeat(0x10_0000)}\r\n0\r\n\r\n`, [
    json,
    'Transfer-Encoding: chunked',
  ]),
  post('50,000 nested arrays', 400, nested(50_000)),
  post('a field __proto__', 201, goodWith('"__proto__":{"subject":"x","isAdmin":true}')),
  post('the same field twice', 201, goodWith('"firstName":"Other"')),
  post('7,000 unknown fields', 201, goodWith(manyKeys)),
  form('3,000 fields', 413, ...Array.from({ length: 3_000 }, (_, n) => part(`; name="f${n}"`))),
  { ...form('30 MB', 413, ...Array(6).fill(file('a.pdf', fiveMegabytes))), isPatient: true },
  form('a part header of 100 kB', 400, part(`; name="${'x'.repeat(100_000)}"`)),
  form('a part with the name __proto__', 422, part('; name="__proto__"', 'x')),
  form('a file name with ../', 422, file('../../etc/passwd.txt')),
  form('a NUL in a file name', 400, file('a.pdf\0.txt')),
  form(
    'a name in two forms',
    422,
    part(`; name="files"; filename="a.txt"; filename*=UTF-8''a.exe`),
  ),
];
