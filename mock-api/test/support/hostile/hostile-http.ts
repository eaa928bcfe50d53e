import { buildContactVariantB } from '#fixtures/build-contact';
import { request } from '../exchange';
import type { HostileCase } from './hostile-case';

const good = JSON.stringify(buildContactVariantB());
const json = 'Content-Type: application/json';
const postLine = 'POST /api/contact';

const post = (what: string, status: number, headers: string[], body = good): HostileCase => ({
  what,
  status,
  call: postLine,
  bytes: request(postLine, [json, ...headers], body),
});
const bare = (what: string, status: number, call: string, headers: string[] = []): HostileCase => ({
  what,
  status,
  call,
  bytes: request(call, headers),
});
const text = (what: string, status: number, bytes: string): HostileCase => ({
  what,
  status,
  call: 'GET /',
  bytes: Buffer.from(bytes, 'latin1'),
});

export const hostileHttp: HostileCase[] = [
  post('two content lengths', 400, ['Content-Length: 5', 'Content-Length: 6'], 'hello'),
  post(
    'a Content-Length with chunked encoding',
    400,
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    '0\r\n\r\n',
  ),
  post(
    'chunked encoding followed by identity',
    400,
    ['Transfer-Encoding: chunked, identity'],
    '0\r\n\r\n',
  ),
  post('a negative Content-Length', 400, ['Content-Length: -1']),
  post('a Content-Length that is not a number', 400, ['Content-Length: many']),
  post('an invalid chunk size', 400, ['Transfer-Encoding: chunked'], 'zz\r\n'),
  post(
    'a chunk extension of 20 kB',
    413,
    ['Transfer-Encoding: chunked'],
    `1;${'x'.repeat(20_000)}\r\n`,
  ),
  post('a foreign origin', 403, ['Origin: https://evil.example']),
  post('the null origin', 403, ['Origin: null']),
  post('a foreign origin that begins like localhost', 403, [
    'Origin: http://localhost.evil.example',
  ]),
  post('an origin with the scheme file', 403, ['Origin: file://localhost']),
  post('a foreign host name', 403, ['Host: evil.example']),
  post('a foreign host name that contains localhost', 403, ['Host: x.localhost.evil.example:80']),
  {
    ...post('a valid message with Expect: 100-continue', 201, ['Expect: 100-continue']),
    isStored: true,
  },
  {
    ...post('a valid message with an unknown Expect header', 201, ['Expect: 200-ok']),
    isStored: true,
  },
  {
    ...post(
      'Expect: 100-continue before a body that is too large',
      413,
      ['Expect: 100-continue', 'Content-Length: 99999999'],
      '{',
    ),
  },
  bare('headers of 20 kB', 431, 'GET /api/contact', [`X: ${'x'.repeat(20_000)}`]),
  bare('a path of 20 kB', 431, `GET /api/contact?${'x'.repeat(20_000)}`),
  bare('PUT', 405, 'PUT /api/contact'),
  bare('DELETE', 405, 'DELETE /api/contact/1'),
  bare('PATCH', 405, 'PATCH /api/free-intake/1'),
  bare('TRACE', 405, 'TRACE /api/contact'),
  bare('an invalid method', 400, 'HELLO /api/contact'),
  bare('a header that overrides the method', 405, 'POST /api/contact/1', [
    'X-HTTP-Method-Override: DELETE',
  ]),
  bare("json-server's path of the whole database", 404, 'GET /db'),
  bare("json-server's path of the whole database below /api", 404, 'GET /api/db'),
  bare('a reset without administration', 404, 'POST /__admin/reset'),
  bare('the journal without administration', 404, 'GET /__admin/journal'),
  bare('a path with .. segments', 404, 'GET /api/../../etc/passwd'),
  bare('a path with encoded .. segments', 404, 'GET /api/%2e%2e%2fcontact'),
  bare('the id __proto__', 404, 'GET /api/contact/__proto__'),
  bare('an unknown list', 404, 'POST /api/users'),
  bare('3,000 parameters', 400, `GET /api/contact?${'a=1&'.repeat(3_000)}`),
  text('a request without a Host header', 400, 'GET /api/contact HTTP/1.1\r\n\r\n'),
  text('a line that is not HTTP', 400, 'hello\r\n\r\n'),
  text('the preface of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  text('a TLS handshake', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'),
  text('a NUL in a header', 400, 'GET /api/contact HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n'),
  text(
    'a header without a colon',
    400,
    'GET /api/contact HTTP/1.1\r\nHost: localhost\r\nnonsense\r\n\r\n',
  ),
  text(
    'a space before the colon of a header',
    400,
    'GET /api/contact HTTP/1.1\r\nHost : localhost\r\n\r\n',
  ),
  text('CONNECT', 405, 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost:80\r\n\r\n'),
];
