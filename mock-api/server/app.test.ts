import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { cleanUp, onCleanUp } from '../test/support/clean-up';
import { exchange, request } from '../test/support/exchange';
import { sendRaw } from '../test/support/send-raw';
import { startTestServer, type TestServer } from '../test/support/start-test-server';

let server: TestServer;

let before: string;

beforeEach(async () => {
  server = await startTestServer({ headersTimeout: 300, requestTimeout: 600 });
  await server.store.insert('contact', buildContactVariantA());
  before = await server.text();
});

afterEach(cleanUp);

const call = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

const postJson = (body: BodyInit, headers: Record<string, string> = {}, path = '/api/contact') =>
  call(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

const good = () => JSON.stringify(buildContactVariantB());

it('answers a read of one record only after the refresh that loads edits of the data file', async () => {
  // At this first read the server loads json-server, which takes longer than the refresh below.
  await call('/api/contact/1');
  const refresh = jest.spyOn(server.store, 'refresh').mockImplementation(async () => {
    await wait(50);
    Object.assign(server.store.lists.contact![0]!, { message: 'Edited.' });
  });
  expect(await (await call('/api/contact/1')).json()).toMatchObject({ message: 'Edited.' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('answers 413 to an upload of 30 MB that announces no length', async () => {
  // This server has longer time limits than the other tests', because an upload takes long on a busy machine.
  server = await startTestServer();
  const chunk = new Uint8Array(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => (sent++ < 30 ? controller.enqueue(chunk) : controller.close()),
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const upload = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await call('/api/ai-scan', upload)).status).toBe(413);
});

const jsonOf = (length: number) => ['Content-Type: application/json', `Content-Length: ${length}`];

it.each([
  ['headers without an end', 'POST /api/contact HTTP/1.1\r\nHost: l', 408],
  ['a body without an end', request('POST /api/contact', jsonOf(50), '{'), 408],
  ['headers over 16 kB', `GET / HTTP/1.1\r\nHost: l\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request without a Host header', 'GET /api/contact HTTP/1.1\r\n\r\n', 400],
  ['an invalid request line', 'HELLO\r\n\r\n', 400],
])(
  "sends Node's response without a body to %s, and stores nothing",
  async (_what, bytes, status) => {
    expect(await sendRaw(server.port, bytes)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\n\\r\\n$`),
    );
    expect(await server.text()).toBe(before);
  },
);

it('answers 400 to broken JSON, and 201 to the next request on the same connection', async () => {
  const one = (body: string, last = '') =>
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${last}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const both = one('{"a":') + one(good(), 'Connection: close\r\n');
  expect(await sendRaw(server.port, both)).toMatch(/^HTTP\/1\.1 400 [^]*HTTP\/1\.1 201 /);
});

it.each([
  'http://localhost:1234',
  'http://127.0.0.1:3000',
  'http://[::1]:5000',
  'https://localhost',
])('allows pages at %s to read responses to calls with credentials', async (Origin) => {
  const { headers, status } = await postJson(good(), { Origin });
  expect(status).toBe(201);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(Origin);
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(headers.get('Vary')).toBe('Origin');
});

it('allows calls from pages of an origin in its options, and not from pages of similar origins', async () => {
  const { url } = await startTestServer({ origins: ['https://staging.example'] });
  const from = async (Origin: string) => {
    const { status, headers } = await fetch(`${url}/api/contact`, { headers: { Origin } });
    return [status, headers.get('Access-Control-Allow-Origin')];
  };
  expect(await from('https://staging.example')).toEqual([200, 'https://staging.example']);
  expect(await from('https://staging.example.evil.example')).toEqual([403, null]);
  expect(await from('http://staging.example')).toEqual([403, null]);
});

it('keeps the last 1,000 requests in its journal', async () => {
  server = await startTestServer({ isAdmin: true });
  await call('/api/contact');
  const get = (more = '') => `GET /api/health HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  await sendRaw(server.port, get().repeat(1_009) + get('Connection: close\r\n'));
  const journal = (await (await call('/__admin/journal')).json()) as { path: string }[];
  expect(journal).toHaveLength(1_000);
  expect(new Set(journal.map(({ path }) => path))).toEqual(new Set(['/api/health']));
});

it.each(['/api/contact', '/api/contact/1', '/api/contact?id=1', '/api/nothing'])(
  'sends no-store with %s',
  async (path) => {
    const { headers } = await call(path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Vary')).toBe('Origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

it('answers a request target with scheme and host, as proxies send it, and checks that host', async () => {
  const statusFor = async (target: string) =>
    (await exchange(server.port, request(`GET ${target}`))).status;
  expect(await statusFor('http://localhost:4000/api/contact?id=1')).toBe(200);
  expect(await statusFor('http://evil.example/api/contact')).toBe(403);
});

it('reads on after a 413, so that a client that still sends can read the response', async () => {
  const { port } = await startTestServer();
  const socket = connect(port, '127.0.0.1');
  onCleanUp(async () => socket.destroy());
  const send = (bytes: string | Buffer) =>
    new Promise<void>((resolve, reject) => {
      socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  await send(request('POST /api/contact', jsonOf(99_999_999)));
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 413 /);
  for (let megabytes = 0; megabytes < 20; megabytes += 1) await send(Buffer.alloc(1024 * 1024));
  // The server must close the connection, although the client sends nothing more.
  await once(socket, 'close');
});

it('answers to any host name, and to pages of that host, with the host name *', async () => {
  const { port } = await startTestServer({ hostNames: ['*'] });
  const statusFor = async (origin: string) => {
    const headers = ['Host: tablet.example:4000', `Origin: ${origin}`];
    return (await exchange(port, request('GET /api/health', headers))).status;
  };
  expect(await statusFor('http://tablet.example:4000')).toBe(200);
  expect(await statusFor('http://evil.example')).toBe(403);
});
