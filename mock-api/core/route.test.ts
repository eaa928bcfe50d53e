import { problem } from './response';
import { addressOf, routeOf } from './route';

it.each([
  ['GET', '/api/health', { kind: 'health' }],
  ['GET', '/api/openapi.json', { kind: 'openapi' }],
  ['GET', '/api/contact', { kind: 'list', resource: 'contact' }],
  ['HEAD', '/api/free-intake', { kind: 'list', resource: 'free-intake' }],
  ['HEAD', '/api/contact/12', { kind: 'record', resource: 'contact', id: 12 }],
  ['POST', '/api/ai-scan', { kind: 'post', resource: 'ai-scan' }],
])('routes %s %s', (method, path, route) => {
  expect(routeOf(method, path)).toEqual(route);
});

it.each([
  '/',
  '/api/contacts',
  '/api/contact/',
  '/api/contact/1x',
  '/api/contact/x1',
  '/api/contact/01',
  '/api/contact/1/ai-scan',
  '/api/users/1',
  '/api/health/1',
  '/x/api/contact/1',
])('answers 404 at %s', (path) => {
  expect(addressOf(path)).toBeUndefined();
  for (const method of ['GET', 'OPTIONS'])
    expect(routeOf(method, path)).toEqual({ kind: 'response', response: problem(404) });
});

it('accepts ids of up to 15 digits, because a JavaScript number represents them exactly', () => {
  expect(addressOf('/api/contact/999999999999999')).toEqual({
    kind: 'record',
    resource: 'contact',
    id: 999_999_999_999_999,
  });
  expect(addressOf('/api/contact/1000000000000000')).toBeUndefined();
});

it.each([
  ['/api/contact', 'GET, HEAD, POST, OPTIONS'],
  ['/api/contact/1', 'GET, HEAD, OPTIONS'],
  ['/api/health', 'GET, HEAD, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
])('answers OPTIONS at %s with the allowed methods, and answers 405 to a DELETE', (path, allow) => {
  expect(routeOf('OPTIONS', path)).toEqual({
    kind: 'response',
    response: { status: 204, contentType: '', headers: { Allow: allow } },
  });
  expect(routeOf('DELETE', path)).toEqual({
    kind: 'response',
    response: { ...problem(405), headers: { Allow: allow } },
  });
});
