import { buildContactVariantA } from '#fixtures/build-contact';
import { cleanUp } from '../test/support/clean-up';
import { sendRaw } from '../test/support/send-raw';
import { startTestServer, type TestServer } from '../test/support/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const subject of ['Bread', 'Cake (nut free)', 'Rye', 'Cake'])
    await server.store.insert('contact', buildContactVariantA({ subject }));
});
afterAll(cleanUp);

const get = (path: string, init?: RequestInit) => fetch(`${server.url}/api${path}`, init);
const subjects = async (query: string) =>
  ((await (await get(`/contact?${query}`)).json()) as { subject: string }[]).map(
    ({ subject }) => subject,
  );

it("filters, searches, sorts and pages with json-server's parameters", async () => {
  expect(await subjects('subject=Rye&subject=Bread')).toEqual(['Bread', 'Rye']);
  expect(await subjects('q=cake')).toEqual(['Cake (nut free)', 'Cake']);
  expect(await subjects('_sort=subject&_order=desc&_limit=2')).toEqual(['Rye', 'Cake (nut free)']);
  expect(await subjects('_page=2&_limit=3')).toEqual(['Cake']);
  expect(await subjects('id_gte=3')).toEqual(['Rye', 'Cake']);
});

it('sends the total count, and a link to the next page', async () => {
  const { headers } = await get('/contact?_page=1&_limit=3');
  expect(headers.get('X-Total-Count')).toBe('4');
  expect(headers.get('Link')).toContain(`${server.url}/api/contact?_page=2&_limit=3>; rel="next"`);
});

it('matches _like as plain text, in which only ^ and $ have a meaning', async () => {
  expect(await subjects('subject_like=cake (nut')).toEqual(['Cake (nut free)']);
  expect(await subjects('subject_like=^cake$')).toEqual(['Cake']);
  expect(await subjects('subject_like=(a%2B)%2B$')).toEqual([]);
});

it('answers 200 with a list if sort parameters are repeated, for which json-server would throw', async () => {
  const response = await get('/contact?_sort=a&_sort=b&_order=x&_order=y');
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveLength(4);
});

it('accepts 32 query parameters, and answers 400 to 33', async () => {
  const many = (count: number) => Array.from({ length: count }, () => 'subject=Rye').join('&');
  expect(await subjects(many(32))).toEqual(['Rye']);
  expect((await get(`/contact?${many(33)}`)).status).toBe(400);
});

it('ignores the body of a GET', async () => {
  const head = 'GET /api/contact/3 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  const body = 'Content-Type: application/json\r\nContent-Length: 5\r\n\r\n{"a":';
  expect(await sendRaw(server.port, head + body)).toMatch(/^HTTP\/1\.1 200 [^]*"subject":"Rye"/);
});
