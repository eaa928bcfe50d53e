import { gunzipSync } from 'node:zlib';
import { routes } from '../support/routes';
import { hasNginx, startNginx } from '../support/servers/nginx';

if (hasNginx) {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    nginx = await startNginx();
  });
  afterAll(() => nginx?.stop());

  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': 'max-age=63072000',
  };
  const page = {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; .*require-trusted-types-for 'script'; trusted-types 'none'$/,
    ),
    'cache-control': 'max-age=60',
    'cross-origin-resource-policy': 'same-origin',
  };

  test('nginx sends every page with all headers', async () => {
    for (const path of routes) {
      const { status, headers, body } = await nginx.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers).toMatchObject(page);
      expect(body.toString()).toContain('<h1');
    }
  });

  test('nginx sends the 404 page with status 404 and all headers', async () => {
    for (const path of ['/nothing/here', '/nothing.png', '/404.html']) {
      const { status, headers, body } = await nginx.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers).toMatchObject(page);
      expect(body.toString()).toContain('404 Page Not Found');
    }
  });

  test('nginx redirects a URL with a trailing slash to the page', async () => {
    const { status, headers } = await nginx.get('/solutions/hr/');
    expect([status, headers.location]).toEqual([301, '/solutions/hr']);
  });

  test.each(['/%5Cevil.example/', '/\\evil.example/', '/x/..%2f%5cevil.example/'])(
    'nginx does not redirect %s to another host, although browsers read its backslash as a slash',
    async (path) => {
      const { status, headers } = await nginx.get(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  test('nginx sends Vary: Accept-Encoding with compressed and uncompressed responses', async () => {
    for (const path of ['/about', '/robots.txt'])
      for (const accepted of ['gzip', 'identity']) {
        const { headers } = await nginx.get(path, { 'Accept-Encoding': accepted });
        expect([path, headers.vary]).toEqual([path, 'Accept-Encoding']);
      }
  });

  test('nginx sends a script with a hash in its name as immutable and compressed', async () => {
    const { body } = await nginx.get('/');
    const [, script] = /<script type="module" src="([^"]+)"/.exec(body.toString())!;
    const {
      status,
      headers,
      body: packed,
    } = await nginx.get(script!, { 'Accept-Encoding': 'gzip' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...everywhere,
      'content-type': 'text/javascript',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(gunzipSync(packed).toString()).toBe((await nginx.get(script!)).body.toString());
  });

  test.each([
    ['/robots.txt', 'same-origin'],
    ['/icons/icon-192.png', 'same-origin'],
    ['/og/home.png', 'cross-origin'],
  ])('nginx sends %s with no-cache and the resource policy %s', async (path, shownBy) => {
    const { status, headers } = await nginx.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...everywhere,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': shownBy,
    });
  });
} else {
  test.todo('nginx serves the site by its configuration (to do: nginx is not installed)');
}
