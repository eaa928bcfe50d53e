import { setTimeout } from 'node:timers/promises';
import { resourceNames } from '#mock-api/resources/registry';
import { cleanUp, onCleanUp } from '#mock-api/test/support/clean-up';
import { startSmallBackend } from '#mock-api/test/support/small-backend';
import { checkDeploy } from './check-deploy';
import { judgeIdentity } from './judge-site';
import { dialogScript, script, startSmallSite, type Change } from './small-site';

const siteUrl = 'https://www.example.com';
/** The number of pages of the site, without the 404 page. */
const pageCount = 28;

afterEach(cleanUp);

/** Starts a small site. Also starts a backend that allows calls from it, unless `apiOrigin` names another backend. */
async function startSite(options: Parameters<typeof startSmallSite>[0] = {}) {
  const apiOrigin = options.apiOrigin ?? (await startSmallBackend(siteUrl));
  const site = await startSmallSite({ siteUrl, ...options, apiOrigin });
  onCleanUp(site.stop);
  return { ...site, apiOrigin };
}

it('finds no fault in a site that the host serves as it was built, and sends only GET requests to it', async () => {
  const { url, apiOrigin, methods } = await startSite();
  const { faults, success } = await checkDeploy(url);
  expect(faults).toEqual([]);
  expect(success[0]).toBe(`${url} serves the site as it was built.`);
  expect(success[1]).toMatch(new RegExp(`^${pageCount} pages `));
  expect(success.at(-1)).toBe(`The API at ${apiOrigin} can be reached.`);
  expect(success.length).toBeLessThanOrEqual(20);
  expect([...methods]).toEqual(['GET']);
});

const isPage = (path: string) => !/no-such|assets|^\/api|.\/$/.test(path);
const isSlashForm = (path: string) => /.\/$/.test(path);
const isMissing = (path: string) => path.includes('no-such');
const isHashed = (path: string) => path.startsWith('/assets/');

const planted: [what: string, change: Change, fault: string][] = [
  [
    'all pages redirected to their URLs with a trailing slash',
    (reply, path) => {
      if (path === '/' || !isPage(path)) return;
      reply.status = 307;
      reply.headers.Location = `${path}/`;
    },
    `/solutions, /solutions/hr and ${pageCount - 3} more: status 307, a redirect to the same address with a slash at its end, instead of 200`,
  ],
  [
    'a page that is not HTML',
    (reply, path) => path === '/about' && (reply.headers['Content-Type'] = 'text/plain'),
    '/about: text/plain instead of text/html',
  ],
  [
    'a URL with a trailing slash that shows the page',
    (reply, path) => isSlashForm(path) && (reply.status = 200),
    `/solutions/, /solutions/hr/ and ${pageCount - 3} more: status 200 instead of a permanent redirect`,
  ],
  [
    'a URL with a trailing slash and a temporary redirect',
    (reply, path) => path === '/about/' && (reply.status = 307),
    '/about/: status 307 instead of 301 or 308, a permanent redirect',
  ],
  [
    'a URL with a trailing slash whose redirect loses the query',
    (reply, path) => path === '/about/' && (reply.headers.Location = '/about'),
    '/about/: the redirect loses the query',
  ],
  [
    'a URL with a trailing slash whose redirect leads to http',
    (reply, path) =>
      path === '/about/' && (reply.headers.Location = 'http://www.example.com/about'),
    '/about/: the redirect leads to http://www.example.com/about',
  ],
  [
    'the 404 page with status 200',
    (reply, path) => isMissing(path) && (reply.status = 200),
    '/no-such-page, /solutions/no-such-page: status 200 instead of 404',
  ],
  [
    "status 404 with the host's own page",
    (reply, path) => isMissing(path) && (reply.body = '<h1>Not Found</h1>'),
    "/no-such-page, /solutions/no-such-page: the body is not the site's 404 page",
  ],
  [
    'no security policy on the 404 page',
    (reply, path) => isMissing(path) && delete reply.headers['Content-Security-Policy'],
    '/no-such-page, /solutions/no-such-page: no Content-Security-Policy',
  ],
  [
    'an inline script with a wrong hash',
    (reply, path) => path === '/contact' && (reply.body = reply.body.replace('go()', 'go(1)')),
    '/contact: script-src has no hash for something inline, which browsers block (headers and pages belong to one build)',
  ],
  [
    'an inline style with a wrong hash',
    (reply, path) => isPage(path) && (reply.body = reply.body.replace('p{}', 'b{}')),
    `/, /solutions and ${pageCount - 2} more: style-src has no hash for something inline, which browsers block (headers and pages belong to one build)`,
  ],
  [
    "a second policy, of the host's own",
    (reply, path) => {
      if (path === '/') reply.headers['Content-Security-Policy'] += ", script-src 'none'";
    },
    "/: script-src does not allow the site's own files",
  ],
  [
    'no security policy',
    (reply) => delete reply.headers['Content-Security-Policy'],
    `/, /solutions and ${pageCount} more: no Content-Security-Policy`,
  ],
  [
    'pages without nosniff',
    (reply, path) => isPage(path) && delete reply.headers['X-Content-Type-Options'],
    `/, /solutions and ${pageCount - 2} more: X-Content-Type-Options is missing instead of nosniff`,
  ],
  [
    'a script without nosniff',
    (reply, path) => path === script && delete reply.headers['X-Content-Type-Options'],
    `${script}: X-Content-Type-Options is missing instead of nosniff`,
  ],
  [
    'a page whose window other sites may keep',
    (reply, path) =>
      path === '/about' &&
      (reply.headers['Cross-Origin-Opener-Policy'] = 'same-origin-allow-popups'),
    '/about: Cross-Origin-Opener-Policy is same-origin-allow-popups instead of same-origin',
  ],
  ...["frame-ancestors 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"].map(
    (directive): (typeof planted)[number] => [
      `a security policy without ${directive}`,
      ({ headers }, path) =>
        path === '/about' &&
        (headers['Content-Security-Policy'] = headers['Content-Security-Policy']!.replace(
          directive,
          '',
        )),
      `/about: Content-Security-Policy lacks ${directive}`,
    ],
  ),
  [
    'a security policy that allows all inline scripts',
    ({ headers }, path) =>
      path === '/about' &&
      (headers['Content-Security-Policy'] = headers['Content-Security-Policy']!.replace(
        'script-src ',
        "script-src 'unsafe-inline' ",
      )),
    "/about: script-src also allows 'unsafe-inline'",
  ],
  [
    'e-mail addresses that a CDN replaced',
    (reply, path) =>
      path === '/contact' &&
      (reply.body += '<a href="/cdn-cgi/l/email-protection#1f">[email&#160;protected]</a>'),
    '/contact: the host replaced e-mail addresses by links that the policy keeps from working (turn off its e-mail obfuscation)',
  ],
  [
    'scripts that a CDN delays',
    (reply, path) =>
      path === '/contact' &&
      (reply.body += '<script type="1f2e-text/javascript" src="/assets/client.js"></script>'),
    '/contact: the host rewrote scripts, and the policy blocks the script that would run them (turn off its script optimization, such as Rocket Loader)',
  ],
  [
    'no compression of pages',
    (reply, path) => isPage(path) && delete reply.headers['Content-Encoding'],
    `/, /solutions and ${pageCount - 2} more: not compressed`,
  ],
  [
    'no compression of scripts',
    (reply, path) => path === script && delete reply.headers['Content-Encoding'],
    `${script}: not compressed`,
  ],
  [
    'a canonical link that redirects',
    (reply, path) => path === '/about' && (reply.body = reply.body.replace('/about"', '/about/"')),
    '/about: its canonical address has status 301, a redirect to URL/about, instead of 200',
  ],
  [
    'a canonical link to another page',
    (reply, path) => path === '/about' && (reply.body = reply.body.replace('/about"', '/careers"')),
    '/about: its canonical link names another page',
  ],
  [
    'no canonical links',
    (reply) => (reply.body = reply.body.replace('rel="canonical"', '')),
    `/, /solutions and ${pageCount - 2} more: no absolute canonical link (was it built with SITE_URL?)`,
  ],
  [
    'HTML that is immutable',
    (reply, path) =>
      isPage(path) && (reply.headers['Cache-Control'] = 'public, max-age=31536000, immutable'),
    `/, /solutions and ${pageCount - 2} more: Cache-Control is public, max-age=31536000, immutable: a page may be used for 60 s at most before a browser asks again`,
  ],
  [
    'HTML that browsers keep for hours',
    (reply, path) => path === '/about' && (reply.headers['Cache-Control'] = 'max-age=14400'),
    '/about: Cache-Control is max-age=14400: a page may be used for 60 s at most before a browser asks again',
  ],
  [
    'HTML without a rule for caches',
    (reply, path) => path === '/about' && delete reply.headers['Cache-Control'],
    '/about: no Cache-Control, so each browser guesses how long to keep it',
  ],
  [
    'hashed files that are not cached',
    (reply, path) => isHashed(path) && (reply.headers['Cache-Control'] = 'no-cache'),
    `${script}, /assets/dialogs.0123abcd.txt, ${dialogScript}: Cache-Control is no-cache instead of a year and immutable`,
  ],
  [
    'a missing script of a dialog',
    (reply, path) => path === dialogScript && (reply.status = 404),
    `${dialogScript}: status 404 instead of 200`,
  ],
  [
    'a script that is a page',
    (reply, path) => path === script && (reply.headers['Content-Type'] = 'text/html'),
    `${script}: the content type is text/html`,
  ],
];

it.each(planted)('reports this fault in one line: %s', async (_what, change, fault) => {
  const { url } = await startSite({ change });
  const { faults } = await checkDeploy(url);
  expect(faults).toContain(fault.replace('URL/', `${url}/`));
  for (const each of faults) expect(each).toMatch(/^\S.*: \S[^\n]+$/);
});

it('if `mayShowSlashForm` is true, accepts the page itself at a URL with a trailing slash', async () => {
  const change: Change = (reply, path) =>
    isSlashForm(path) &&
    Object.assign(reply, {
      status: 200,
      body: `<link rel="canonical" href="${siteUrl}${path.slice(0, -1)}"/>`,
    });
  const { url } = await startSite({ change });
  expect((await checkDeploy(url, true)).faults).toEqual([]);
  const other = await startSite({
    change: (reply, path) => isSlashForm(path) && (reply.status = 200),
  });
  expect((await checkDeploy(other.url, true)).faults).toEqual([
    `/solutions/, /solutions/hr/ and ${pageCount - 3} more: the page there has no canonical link to the form without the slash`,
  ]);
});

it.each(['/pricing', '/pricing/', '/no-such-page', script])(
  'waits for the response at %s, even if it arrives after all others',
  async (slow) => {
    const change: Change = async (reply, path) => {
      if (path !== slow) return;
      reply.status = 500;
      await setTimeout(400);
    };
    const { url } = await startSite({ change });
    expect((await checkDeploy(url)).faults.join()).toContain(`${slow}: status 500`);
  },
);

describe('the API', () => {
  it('is reported if nothing listens at its URL', async () => {
    const { url: apiOrigin, stop } = await startSmallSite({});
    await stop();
    const { url } = await startSite({ apiOrigin });
    expect((await checkDeploy(url)).faults).toEqual(
      resourceNames.map(
        (list) => `API at ${apiOrigin}: OPTIONS /api/${list}, preflight: no answer (ECONNREFUSED)`,
      ),
    );
  });

  it('is reported if it does not allow calls from the site', async () => {
    const apiOrigin = await startSmallBackend('https://other.example');
    const { url } = await startSite({ apiOrigin });
    expect((await checkDeploy(url)).faults).toContain(
      `API at ${apiOrigin}: OPTIONS /api/contact, preflight: Access-Control-Allow-Origin is https://other.example instead of ${siteUrl}`,
    );
  });

  it('is called under the path that the scripts contain, because the security policy has only its origin', async () => {
    const apiOrigin = `${await startSmallBackend(siteUrl)}/v1`;
    const { url } = await startSite({ apiOrigin });
    expect((await checkDeploy(url)).faults[0]).toBe(
      `API at ${apiOrigin}: OPTIONS /api/contact, preflight: status 404 instead of 200 to 299`,
    );
  });

  it('is reported if it redirects the path of a POST, because browsers repeat such a POST as GET', async () => {
    const apiOrigin = await startSmallBackend(siteUrl, {
      change(reply, { method, path }) {
        if (method !== 'GET' || path !== '/api/contact') return;
        reply.status = 301;
        reply.headers.Location = `${path}/`;
      },
    });
    const { url } = await startSite({ apiOrigin });
    expect((await checkDeploy(url)).faults).toEqual([
      `API at ${apiOrigin}: /api/contact has status 301, a redirect to ${apiOrigin}/api/contact/: browsers repeat a POST there as GET, and its data is lost`,
    ]);
  });

  it('gets only preflight and GET requests', async () => {
    const methods = new Set<string>();
    const apiOrigin = await startSmallBackend(siteUrl, {
      change: (_reply, { method }) => methods.add(method),
    });
    const { url } = await startSite({ apiOrigin });
    await checkDeploy(url);
    expect(methods).toEqual(new Set(['OPTIONS', 'GET']));
  });

  it("is expected at the site's own origin if the security policy names no other origin", async () => {
    const { url } = await startSite({ apiOrigin: '' });
    expect((await checkDeploy(url)).faults).toEqual([
      "/api/contact: no API at the site's own address (status 404): was it built with API_ORIGIN?",
    ]);
  });

  it.each([
    ['status 204', { status: 204, headers: {}, body: '' }],
    ['status 405 and Allow: POST', { status: 405, headers: { Allow: 'POST' }, body: '' }],
  ])("is found at the site's own origin if it responds with %s", async (_what, reply) => {
    const change: Change = (found, path) => path.startsWith('/api') && Object.assign(found, reply);
    const { url } = await startSite({ apiOrigin: '', change });
    expect(await checkDeploy(url)).toMatchObject({ faults: [] });
  });
});

it('reports in one line that a host does not respond', async () => {
  const { url, stop } = await startSite();
  await stop();
  expect((await checkDeploy(url)).faults).toEqual([`${url}/: no answer (ECONNREFUSED)`]);
});

it('names a public site whose about page names no company', () => {
  const page = { status: 200, address: `${siteUrl}/about`, headers: new Headers(), text: '' };
  expect(judgeIdentity(page)).toEqual([expect.stringContaining('names no company')]);
  expect(judgeIdentity({ ...page, text: '{"legalName":"Kleermaker"}' })).toEqual([]);
});
