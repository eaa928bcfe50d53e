import { addressOf, readFlavour } from './flavour';

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
