import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../support/root';
import { routes } from '../support/routes';
import { hasNginx, startNginx } from '../support/servers/nginx';

if (hasNginx) {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    nginx = await startNginx();
  });
  afterAll(() => nginx?.stop());

  const get = (path: string) => fetch(nginx.origin + path, { redirect: 'manual' });

  test('check:deploy finds no fault in nginx, except that this build names neither its address nor an API', async () => {
    const command = ['--import', 'tsx', 'web/check/deploy.ts', nginx.origin];
    await expect(
      promisify(execFile)(process.execPath, command, { cwd: root }),
    ).rejects.toMatchObject({
      code: 1,
      stderr:
        `/, /solutions and ${routes.length - 2} more: no absolute canonical link (was it built with SITE_URL?)\n` +
        "/api/contact: no API at the site's own address (status 404): was it built with API_ORIGIN?\n",
    });
  });

  test.each(['/%5Cevil.example/', '/x/..%2f%5cevil.example/'])(
    'nginx does not redirect %s to another host, although browsers read its backslash as a slash',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('Location')]).toEqual([404, null]);
    },
  );

  test.each([
    ['/404.html', 404, 'max-age=60', 'same-origin'],
    ['/robots.txt', 200, 'no-cache', 'same-origin'],
    ['/og/home.png', 200, 'no-cache', 'cross-origin'],
  ])('nginx sends %s with status %i, %s and the resource policy %s', async (path, ...expected) => {
    const { status, headers } = await get(path);
    expect([
      status,
      headers.get('Cache-Control'),
      headers.get('Cross-Origin-Resource-Policy'),
    ]).toEqual(expected);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  });
} else {
  test.todo('nginx serves the site by its configuration (to do: nginx is not installed)');
}
