import { mkdir, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { cleanUp, newFolder } from '../test/support/clean-up';
import { exchange, request } from '../test/support/exchange';
import { startTestServer, type TestServer } from '../test/support/start-test-server';
import { createSite } from './site';

const files = {
  'index.html': 'home',
  'about/index.html': 'about us',
  'about/index.html.br': 'about in brotli',
  'about/index.html.gz': 'about in gzip',
  '404.html': 'not here',
  'demo/index.html': 'home of a site below',
  'demo/404.html': 'not here either',
  '404.html.br': 'not here in brotli',
  'assets/main.abc123.js': 'script',
};
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await newFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  server = await startTestServer({ site: createSite(folder) });
});
afterAll(cleanUp);

const call = (path: string, init?: RequestInit) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', ...init });

/** Requests a path and keeps the body compressed. `fetch` would decompress the body. */
const getUndecoded = (path: string, accepted: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { headers: { 'Accept-Encoding': accepted, ...headers } };
    get(`${server.url}${path}`, options, resolve).on('error', reject);
  });

it.each([
  ['/', 'home'],
  ['/about', 'about us'],
  ['/about?billing=annual', 'about us'],
  ['/demo/', 'home of a site below'],
])('serves the page at %s', async (path, text) => {
  const response = await call(path, { headers: { 'Accept-Encoding': 'identity' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html;charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(await response.text()).toBe(text);
});

it.each([
  ['/about/', '/about'],
  ['/about/?a=1?b', '/about?a=1?b'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/about/index', '/about'],
  ['/demo', '/demo/'],
  ['/demo/index.html', '/demo/'],
  ['//evil.example/', '/evil.example'],
])('redirects %s to %s permanently', async (path, to) => {
  const response = await call(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(to);
});

it.each(['/\\evil.example/', '//\\evil.example/', '/\\/evil.example/'])(
  'redirects %s to a path of this host, although browsers read it as //evil.example',
  async (path) => {
    // `fetch` would normalise the URL, so the test sends bytes.
    const { status, headers } = await exchange(server.port, request(`GET ${path}`));
    expect(status).toBe(308);
    expect(headers).toContain('\r\nLocation: /evil.example\r\n');
  },
);

it.each(['/nothing', '/about/nothing', '/404', '/404.html', '/%2e%2e/secret', '/%ff', '/apiary'])(
  'answers %s with the 404 page and status 404',
  async (path) => {
    const response = await call(path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not here');
  },
);

it.each([
  ['gzip, br', 'br', 'about in brotli'],
  ['gzip', 'gzip', 'about in gzip'],
  ['identity', undefined, 'about us'],
])(
  'answers Accept-Encoding: %s with the file in the encoding %s',
  async (accepted, encoding, text) => {
    const response = await getUndecoded('/about', accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(await response.toArray().then(String)).toBe(text);
  },
);

it.each([
  ['gzip, br', 'br', 'not here in brotli'],
  ['gzip', undefined, 'not here'],
])(
  'answers an unknown path with Accept-Encoding: %s with the 404 page in the encoding %s',
  async (accepted, encoding, text) => {
    const response = await getUndecoded('/nothing', accepted);
    expect([response.headers['content-encoding'], response.headers.vary]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    expect(await response.toArray().then(String)).toBe(text);
  },
);

it('sends the header Vary with a 304 too (RFC 9110, section 15.4.5)', async () => {
  const known = (await getUndecoded('/about', 'br')).headers.etag ?? '';
  const response = await getUndecoded('/about', 'br', { 'If-None-Match': known });
  expect([response.statusCode, response.headers.vary]).toEqual([304, 'Accept-Encoding']);
});

it('sends Cache-Control: immutable with hashed files, and 304 for an unchanged page', async () => {
  const asset = await call('/assets/main.abc123.js');
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const etag = (await call('/about')).headers.get('ETag') ?? '';
  expect((await call('/about', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it('sends no-cache with a 404 for a hashed file, because the next deploy may contain that file', async () => {
  const response = await call('/assets/later.abc123.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

it('answers HEAD with 200 and no body, and other methods with 405', async () => {
  const head = await call('/about', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await call('/about', { method: 'POST' })).status).toBe(405);
});

it('passes paths under /api to the API', async () => {
  expect((await call('/api/health')).status).toBe(200);
  expect((await call('/api/nothing')).headers.get('Content-Type')).toBe('application/problem+json');
});

it('serves the files and headers of a new build that replaces the old one', async () => {
  const page = () => call('/about', { headers: { 'Accept-Encoding': 'identity' } });
  const before = (await page()).headers.get('ETag') ?? '';
  await writeFile(join(folder, 'about/index.html'), 'a longer page about us');
  await writeFile(
    `${folder}.headers.json`,
    JSON.stringify([{ pattern: '', headers: { 'X-Build': 'second' } }]),
  );
  const after = await call('/about', {
    headers: { 'Accept-Encoding': 'identity', 'If-None-Match': before },
  });
  expect([after.status, await after.text()]).toEqual([200, 'a longer page about us']);
  expect(after.headers.get('X-Build')).toBe('second');
  await writeFile(`${folder}.headers.json`, '[{"patt');
  expect((await page()).headers.get('X-Build')).toBe('second');

  await rm(join(folder, 'about/index.html'));
  expect((await page()).status).toBe(404);
  await rm(join(folder, '404.html'));
  expect((await page()).status).toBe(404);
});

it.each(['/.secret', '/about/.secret', '/a%00b'])(
  'answers 404 at the hidden or invalid path %s',
  async (path) => {
    await writeFile(join(folder, '.secret'), 'secret');
    expect((await call(path)).status).toBe(404);
  },
);
