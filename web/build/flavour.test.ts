import { addressOf, readFlavour, warningsOf, type FlavourName } from './flavour';

it.each([
  [{}, '/about', '/about'],
  [{ PUBLIC_PATH: '/demo/' }, '/about', '/demo/about'],
  [{ SITE_URL: 'https://www.example.com/' }, '/', 'https://www.example.com/'],
  [
    { SITE_URL: 'https://example.com', PUBLIC_PATH: '/demo/' },
    '/about',
    'https://example.com/demo/about',
  ],
  [
    { SITE_URL: 'https://example.com/demo', PUBLIC_PATH: '/demo/' },
    '/about',
    'https://example.com/demo/about',
  ],
])('with %j, the URL of %s is %s', (env, path, address) => {
  expect(addressOf(readFlavour('site', { NODE_ENV: 'test', ...env }), path)).toBe(address);
});

it.each([
  [{ PUBLIC_PATH: 'demo' }, 'PUBLIC_PATH must start and end with a slash'],
  [{ SITE_URL: 'example.com' }, 'SITE_URL must be an absolute http(s) address'],
  [{ API_ORIGIN: 'ftp://example.com' }, 'API_ORIGIN must be an absolute http(s) address'],
  [{ SITE_URL: 'https://example.com/shop' }, 'SITE_URL has another path than PUBLIC_PATH'],
])('rejects %j with a readable message', (env, sentence) => {
  expect(() => readFlavour('site', { NODE_ENV: 'test', ...env })).toThrow(sentence);
});

const warnings = (name: FlavourName, env: Record<string, string>) =>
  warningsOf(readFlavour(name, { NODE_ENV: 'test', ...env }));
const SITE_URL = 'https://www.example.com';
const API_ORIGIN = 'https://api.example.com';

it('returns one warning for each of SITE_URL and API_ORIGIN that is missing', () => {
  expect(warnings('site', {})).toEqual([
    expect.stringMatching(/^SITE_URL is not set: .+$/),
    expect.stringMatching(/^API_ORIGIN is not set: .+$/),
  ]);
  expect(warnings('site', { SITE_URL })).toEqual([
    expect.stringMatching(/^API_ORIGIN is not set: .+$/),
  ]);
  expect(warnings('site', { API_ORIGIN })).toEqual([
    expect.stringMatching(/^SITE_URL is not set: .+$/),
  ]);
});

it('warns if the site uses https and its API uses http, because browsers block such calls', () => {
  expect(warnings('site', { SITE_URL, API_ORIGIN: 'http://api.example.com' })).toEqual([
    expect.stringMatching(/^API_ORIGIN uses http .+: http:\/\/api\.example\.com$/),
  ]);
});

it.each([
  [{ SITE_URL, API_ORIGIN }],
  [{ SITE_URL, API_ORIGIN: SITE_URL }],
  [{ SITE_URL: 'http://localhost:3000', API_ORIGIN: 'http://localhost:4000' }],
  [{ SITE_URL: 'http://localhost:3000', API_ORIGIN }],
])('returns no warning for %j', (env) => {
  expect(warnings('site', env)).toEqual([]);
});

it('returns no warning if a build of the demo has no API_ORIGIN', () => {
  expect(warnings('demo', { SITE_URL })).toEqual([]);
});
