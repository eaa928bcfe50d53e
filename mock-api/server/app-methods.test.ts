import { buildContactVariantA } from '#fixtures/build-contact';
import { cleanUp } from '../test/support/clean-up';
import { sendRaw } from '../test/support/send-raw';
import { startTestServer, type TestServer } from '../test/support/start-test-server';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ headersTimeout: 300, requestTimeout: 600 });
  await server.store.insert('contact', buildContactVariantA());
});

afterEach(cleanUp);

const call = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

it('keeps the last 1,000 requests in its journal', async () => {
  server = await startTestServer({ isAdmin: true });
  await call('/api/contact');
  const get = (more = '') => `GET /api/health HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  await sendRaw(server.port, get().repeat(1_009) + get('Connection: close\r\n'));
  const journal = (await (await call('/__admin/journal')).json()) as { path: string }[];
  expect(journal).toHaveLength(1_000);
  expect(new Set(journal.map(({ path }) => path))).toEqual(new Set(['/api/health']));
});

it('lets a preflight pass for JSON', async () => {
  const answer = await call('/api/contact', {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:1234', 'Access-Control-Request-Method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Idempotency-Key');
  expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST');
});

it.each(['/api/contact', '/api/contact/1', '/api/contact?id=1', '/api/nothing'])(
  'keeps %s out of every cache, whoever asks',
  async (path) => {
    const { headers } = await call(path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Vary')).toBe('Origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

it('answers HEAD without a body', async () => {
  const answer = await call('/api/contact', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});
