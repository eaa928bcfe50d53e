import { resourceNames } from '#mock-api/resources/registry';
import { startChangedApi } from '#mock-api/test/support/changed-api';
import { cleanUp, onCleanUp } from '#mock-api/test/support/clean-up';
import { checkDeploy } from './check-deploy';
import { judgeIdentity } from './judge-site';
import { dialogScript, script, startSmallSite, type Change, type Reply } from './test/small-site';

const siteUrl = 'https://www.example.com';
/** The number of pages of the site, without the 404 page. */
const pageCount = 28;

afterEach(cleanUp);

/** Starts a small site. Also starts a backend that allows calls from it, unless `apiOrigin` names another backend. */
async function startSite(options: Parameters<typeof startSmallSite>[0] = {}) {
  const apiOrigin = options.apiOrigin ?? (await startChangedApi(siteUrl));
  const site = await startSmallSite({ siteUrl, ...options, apiOrigin });
  onCleanUp(site.stop);
  return { ...site, apiOrigin };
}

it('finds no fault in a site that the host serves as it was built, and sends only GET requests to it, and only preflight and GET requests to its API', async () => {
  const apiMethods = new Set<string>();
  const apiOrigin = await startChangedApi(siteUrl, {
    change: (_reply, { method }) => apiMethods.add(method),
  });
  const { url, methods } = await startSite({ apiOrigin });
  const { faults, success } = await checkDeploy(url);
  expect(faults).toEqual([]);
  expect(success[0]).toBe(`${url} serves the site as it was built.`);
  expect(success[1]).toMatch(new RegExp(`^${pageCount} pages `));
  expect(success.at(-1)).toBe(`The API at ${apiOrigin} can be reached.`);
  expect(success.length).toBeLessThanOrEqual(20);
  expect([...methods]).toEqual(['GET']);
  expect(apiMethods).toEqual(new Set(['OPTIONS', 'GET']));
});

const isPage = (path: string) => !/no-such|assets|^\/api|.\/$/.test(path);
const isSlashForm = (path: string) => /.\/$/.test(path);

type Planted = [path: string, change: (reply: Reply) => unknown, fault: string];

const changePolicy =
  (from: string, to: string) =>
  ({ headers }: Reply) =>
    (headers['Content-Security-Policy'] = headers['Content-Security-Policy']!.replace(from, to));

/**
 * Each entry causes a fault of one response. The test adds all of them to one site, because a check of a site takes
 * long.
 */
const ofOneResponse: Planted[] = [
  [
    '/about',
    ({ headers }) => (headers['Content-Type'] = 'text/plain'),
    'text/plain instead of text/html',
  ],
  [
    '/about/',
    (reply) => (reply.status = 307),
    'status 307 instead of 301 or 308, a permanent redirect',
  ],
  ['/contact/', ({ headers }) => (headers.Location = '/contact'), 'the redirect loses the query'],
  [
    '/careers/',
    ({ headers }) => (headers.Location = 'http://www.example.com/careers'),
    'the redirect leads to http://www.example.com/careers',
  ],
  ['/no-such-page', (reply) => (reply.status = 200), 'status 200 instead of 404'],
  [
    '/solutions/no-such-page',
    (reply) => (reply.body = '<h1>Not Found</h1>'),
    "the body is not the site's 404 page",
  ],
  [
    '/contact',
    (reply) => (reply.body = reply.body.replace('go()', 'go(1)')),
    'script-src has no hash for something inline, which browsers block (headers and pages belong to one build)',
  ],
  [
    '/careers',
    (reply) => (reply.body = reply.body.replace('p{}', 'b{}')),
    'style-src has no hash for something inline, which browsers block (headers and pages belong to one build)',
  ],
  [
    script,
    ({ headers }) => delete headers['X-Content-Type-Options'],
    'X-Content-Type-Options is missing instead of nosniff',
  ],
  [
    '/products',
    ({ headers }) => (headers['Cross-Origin-Opener-Policy'] = 'same-origin-allow-popups'),
    'Cross-Origin-Opener-Policy is same-origin-allow-popups instead of same-origin',
  ],
  [
    '/products/ai-suite',
    changePolicy("frame-ancestors 'none'", ''),
    "Content-Security-Policy lacks frame-ancestors 'none'",
  ],
  [
    '/products/voice-agents',
    changePolicy('script-src ', "script-src 'unsafe-inline' "),
    "script-src also allows 'unsafe-inline'",
  ],
  [
    '/pricing',
    (reply) =>
      (reply.body += '<a href="/cdn-cgi/l/email-protection#1f">[email&#160;protected]</a>'),
    'the host replaced e-mail addresses by links that the policy keeps from working (turn off its e-mail obfuscation)',
  ],
  [
    '/solutions',
    (reply) =>
      (reply.body += '<script type="1f2e-text/javascript" src="/assets/client.js"></script>'),
    'the host rewrote scripts, and the policy blocks the script that would run them (turn off its script optimization, such as Rocket Loader)',
  ],
  ['/solutions/hr', ({ headers }) => delete headers['Content-Encoding'], 'not compressed'],
  [dialogScript, ({ headers }) => delete headers['Content-Encoding'], 'not compressed'],
  [
    '/solutions/data',
    (reply) => (reply.body = reply.body.replace('/data"', '/data/"')),
    'its canonical address has status 301, a redirect to URL/solutions/data, instead of 200',
  ],
  [
    '/solutions/content',
    (reply) => (reply.body = reply.body.replace('/content"', '/finance"')),
    'its canonical link names another page',
  ],
  [
    '/services/ai-systems',
    ({ headers }) => (headers['Cache-Control'] = 'max-age=14400'),
    'Cache-Control is max-age=14400: a page may be used for 60 s at most before a browser asks again',
  ],
  [
    '/services/data-security',
    ({ headers }) => delete headers['Cache-Control'],
    'no Cache-Control, so each browser guesses how long to keep it',
  ],
  [
    '/assets/dialogs.0123abcd.txt',
    ({ headers }) => (headers['Cache-Control'] = 'no-cache'),
    'Cache-Control is no-cache instead of a year and immutable',
  ],
];

describe('of a site with many faults, the check', () => {
  let url: string;
  let faults: string[];
  beforeAll(async () => {
    const site = await startSite({
      change(reply, path) {
        for (const [at, change] of ofOneResponse) if (at === path) change(reply);
      },
    });
    ({ url } = site);
    ({ faults } = await checkDeploy(url));
    await cleanUp();
  });

  it.each(ofOneResponse)('gives %s the line for its fault', (path, _change, fault) => {
    const paths = fault === 'not compressed' ? `/solutions/hr, ${dialogScript}` : path;
    expect(faults).toContain(`${paths}: ${fault.replace('URL/', `${url}/`)}`);
  });

  it('prints no other line', () => {
    // Two faults have the same text and share a line.
    expect(faults).toHaveLength(ofOneResponse.length - 1);
    for (const fault of faults) expect(fault).toMatch(/^\S.*: \S[^\n]+$/);
  });
});

const ofTheWholeSite: [what: string, change: Change, fault: string][] = [
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
    'all URLs with a trailing slash showing the page',
    (reply, path) => isSlashForm(path) && (reply.status = 200),
    `/solutions/, /solutions/hr/ and ${pageCount - 3} more: status 200 instead of a permanent redirect`,
  ],
  [
    'no security policy, also on the 404 page',
    (reply) => delete reply.headers['Content-Security-Policy'],
    `/, /solutions and ${pageCount} more: no Content-Security-Policy`,
  ],
  [
    "a second policy, of the host's own",
    (reply, path) => {
      if (path === '/') reply.headers['Content-Security-Policy'] += ", script-src 'none'";
    },
    "/: script-src does not allow the site's own files",
  ],
  [
    'no canonical links',
    (reply) => (reply.body = reply.body.replace('rel="canonical"', '')),
    `/, /solutions and ${pageCount - 2} more: no absolute canonical link (was it built with SITE_URL?)`,
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

it.each(ofTheWholeSite)('reports in one line: %s', async (_what, change, fault) => {
  const { url } = await startSite({ change });
  expect((await checkDeploy(url)).faults).toContain(fault);
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
    const apiOrigin = await startChangedApi('https://other.example');
    const { url } = await startSite({ apiOrigin });
    expect((await checkDeploy(url)).faults).toContain(
      `API at ${apiOrigin}: OPTIONS /api/contact, preflight: status 403 instead of 200 to 299 (This API answers only to pages and host names of this machine.)`,
    );
  });

  it('is called under the path that the scripts contain, because the security policy has only its origin', async () => {
    const apiOrigin = `${await startChangedApi(siteUrl)}/v1`;
    const { url } = await startSite({ apiOrigin });
    expect((await checkDeploy(url)).faults[0]).toBe(
      `API at ${apiOrigin}: OPTIONS /api/contact, preflight: status 404 instead of 200 to 299 (There is nothing at this address.)`,
    );
  });

  it('is reported if it redirects the path of a POST, because browsers repeat such a POST as GET', async () => {
    const apiOrigin = await startChangedApi(siteUrl, {
      change(reply, { method, path }) {
        if (method !== 'GET' || path !== '/api/contact') return;
        reply.status = 301;
        reply.headers.set('Location', `${path}/`);
      },
    });
    const { url } = await startSite({ apiOrigin });
    expect((await checkDeploy(url)).faults).toEqual([
      `API at ${apiOrigin}: /api/contact has status 301, a redirect to ${apiOrigin}/api/contact/: browsers repeat a POST there as GET, and its data is lost`,
    ]);
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
