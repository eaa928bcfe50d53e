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
export const hostileHttp: HostileCase[] = [
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
    ...post(
      'Expect: 100-continue before a body that is too large',
      413,
      ['Expect: 100-continue', 'Content-Length: 99999999'],
      '{',
    ),
  },
  bare('PUT', 405, 'PUT /api/contact'),
  bare('DELETE', 405, 'DELETE /api/contact/1'),
  bare('PATCH', 405, 'PATCH /api/free-intake/1'),
  bare('TRACE', 405, 'TRACE /api/contact'),
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
];
