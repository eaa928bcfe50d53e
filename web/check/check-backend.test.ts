import { descriptionOf, pathOf, resourceNames } from '#mock-api/resources/registry';
import { startChangedApi, type Change } from '#mock-api/test/support/changed-api';
import { cleanUp } from '#mock-api/test/support/clean-up';
import { startTestServer } from '#mock-api/test/support/start-test-server';
import { checkBackend } from './check-backend';

const site = 'https://www.example.com';

afterEach(cleanUp);
afterEach(() => jest.restoreAllMocks());

const faultsOf = async (url: string) => (await checkBackend(url, site)).faults;

it('finds no fault in the mock API', async () => {
  const { url } = await startTestServer({ origins: [site] });
  const { faults, records } = await checkBackend(url, site);
  expect(faults).toEqual([]);
  expect(Object.keys(records)).toEqual(resourceNames.map(pathOf));
  expect(records['/api/contact']).toEqual([1, 2]);
});

it('sends records that are recognisable as test data', async () => {
  const { url, text } = await startTestServer({ origins: [site] });
  await checkBackend(url, site);
  const { 'ai-scan': scans, ...lists } = JSON.parse(await text());
  for (const record of Object.values<any>(lists).flat())
    expect(Object.values(record)).toContain(
      'This is test data of check:backend. Please delete it.',
    );
  expect(lists.contact[0].email).toBe('check-backend@test.example');
  expect(scans[0].url).toBe('https://check-backend.example');
  expect(scans[1].files[0].name).toMatch(/^test-data\./);
});

const isScan = (path: string) => path === '/api/ai-scan';
const html = '<!doctype html><p>Error';

const planted: [what: string, change: Change, fault: string][] = [
  [
    'a missing CORS header for credentials',
    ({ headers }) => headers.delete('Access-Control-Allow-Credentials'),
    'OPTIONS /api/contact, preflight: Access-Control-Allow-Credentials: true is missing',
  ],
  [
    'an asterisk as the allowed origin',
    ({ headers }) => headers.set('Access-Control-Allow-Origin', '*'),
    'POST /api/free-intake, FreeIntake: Access-Control-Allow-Origin is *, which browsers refuse for calls with credentials',
  ],
  [
    'an allowed origin with a slash at its end',
    ({ headers }) => headers.set('Access-Control-Allow-Origin', `${site}/`),
    `POST /api/ai-scan, WebsiteScan: Access-Control-Allow-Origin is ${site}/ instead of ${site}`,
  ],
  [
    'a preflight that does not allow the header Idempotency-Key',
    ({ headers }) => headers.set('Access-Control-Allow-Headers', 'Content-Type'),
    'OPTIONS /api/ai-scan, preflight: Access-Control-Allow-Headers does not name Idempotency-Key',
  ],
  [
    'errors as HTML',
    (reply) => {
      if (reply.status !== 422) return;
      reply.headers.set('Content-Type', 'text/html');
      reply.body = html;
    },
    'POST /api/contact, without email: text/html instead of application/problem+json',
  ],
  [
    'errors without CORS headers',
    (reply) => {
      if (reply.status === 422)
        reply.headers = new Headers({ 'Content-Type': 'application/problem+json' });
    },
    `POST /api/contact, without email: Access-Control-Allow-Origin is missing instead of ${site}`,
  ],
  [
    'a 422 without errors',
    ({ status, body }) => status === 422 && delete body.errors,
    'POST /api/ai-scan, without url: "errors" is missing',
  ],
  [
    'a 422 about another field',
    ({ status, body }) => status === 422 && (body.errors[0].field = 'form'),
    'POST /api/contact, without email: "errors" has no message for "email"',
  ],
  [
    'a problem without its title',
    ({ status, body }) => status === 422 && delete body.title,
    'POST /api/contact, without email: "title" is not as documented',
  ],
  [
    'a record without id',
    ({ status, body }) => status === 201 && delete body.id,
    'POST /api/contact, ContactVariantA: "id" is missing',
  ],
  [
    'a record with another value',
    ({ status, body }) => status === 201 && (body.firstName = 'T'),
    'POST /api/contact, ContactVariantB: "firstName" is not "This is test data of check:backend. Please delete it."',
  ],
  [
    'a createdAt that is not a time',
    ({ status, body }) => status === 201 && (body.createdAt = 'today'),
    'POST /api/contact, ContactVariantA: "createdAt" is not as documented',
  ],
  [
    'a success with HTML as its content type',
    (reply) => {
      if (reply.status !== 201) return;
      reply.headers.set('Content-Type', 'text/html');
      reply.body = html;
    },
    'POST /api/contact, ContactVariantA: text/html instead of application/json',
  ],
  [
    'a success whose body is not JSON',
    (reply) => reply.status === 201 && (reply.body = html),
    'POST /api/contact, ContactVariantA: the body is not a JSON object',
  ],
  [
    'one id for all records',
    ({ body }) => body?.id && (body.id = 1),
    'POST /api/contact, ContactVariantB: two records have the id 1',
  ],
  [
    'a failure on one line when its reason has two',
    (reply) => {
      if (reply.status !== 201) return;
      reply.status = 500;
      reply.body = { detail: 'Out of\nspace' };
    },
    'POST /api/free-intake, FreeIntake: status 500 instead of 201 (Out of space)',
  ],
  [
    'a redirect',
    (reply) => {
      reply.status = 301;
      reply.headers.set('Location', '/elsewhere');
    },
    'POST /api/contact, ContactVariantA: status 301, a redirect to URL/elsewhere, instead of 201',
  ],
];

it.each(planted)('reports %s', async (_what, change, fault) => {
  const url = await startChangedApi(site, { change });
  const faults = await faultsOf(url);
  expect(faults).toContain(fault.replace('URL', url));
  for (const each of faults) expect(each).toMatch(/^(OPTIONS|POST) \/api\/[a-z-]+, .+$/);
});

it('reports only the preflight of /api/ai-scan when only that preflight gets 405', async () => {
  const url = await startChangedApi(site, {
    change(reply, { method, path }) {
      if (method === 'OPTIONS' && isScan(path)) reply.status = 405;
    },
  });
  expect(await faultsOf(url)).toEqual([
    'OPTIONS /api/ai-scan, preflight: status 405 instead of 200 to 299',
  ]);
});

it('reports each repeated call that the backend stores a second time despite the same idempotency key', async () => {
  const faults = await faultsOf(await startChangedApi(site, { hasKeys: false }));
  expect(faults).toContain(
    'POST /api/contact, ContactVariantB again with its key: stored twice, as id 3 and as id 4',
  );
  const lists = await Promise.all(resourceNames.map(descriptionOf));
  expect(faults).toHaveLength(lists.flatMap(({ shapes }) => shapes).length);
  for (const fault of faults) expect(fault).toMatch(/stored twice, as id \d+ and as id \d+$/);
});

it('reports a backend that refuses the connection', async () => {
  const url = await startChangedApi(site);
  await cleanUp();
  expect(await faultsOf(url)).toContain('POST /api/ai-scan, without url: no answer (ECONNREFUSED)');
});

it("reports a call that exceeds the site's time limit", async () => {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout.call(AbortSignal, limit / 1000);
  });
  const change = () => new Promise(() => {});
  const faults = await faultsOf(await startChangedApi(site, { change }));
  expect(faults).toContain(
    'POST /api/contact, without email: no answer in 15 s, when the site gives up',
  );
  expect(faults).toContain(
    'POST /api/ai-scan, without url: no answer in 60 s, when the site gives up',
  );
  expect(new Set(limits)).toEqual(new Set([15_000, 60_000]));
});
