import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { emptyLists } from '../../core/store';
import { cleanUp } from '../support/clean-up';
import { request } from '../support/exchange';
import { sendRaw } from '../support/send-raw';
import { startTestServer } from '../support/start-test-server';

afterEach(cleanUp);

async function start(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ isAdmin: true, ...options });
  const call = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  const send = (method: string, path: string, body: object, headers: HeadersInit = {}) =>
    call(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const post = (headers?: HeadersInit, body: object = buildContactVariantA()) =>
    send('POST', '/api/contact', body, headers);
  const journal = async (query = '') =>
    (await (await call(`/__admin/journal${query}`)).json()) as Record<string, unknown>[];
  const statusOf = async (response: Promise<Response>) => (await response).status;
  return { server, call, send, post, journal, statusOf };
}

it('POST /__admin/reset restores the seed with its other properties, resets scenarios and failures, and empties the journal', async () => {
  const seed = { ...emptyLists(), contact: [{ id: 7 }] as never[], notes: { of: 'mine' } };
  const failures = { 'POST contact': { status: 503, rate: 0.5 } };
  const { server, call, send, post, journal, statusOf } = await start({ seed, failures });
  expect(await statusOf(post())).toBe(201);
  await send('PUT', '/__admin/scenarios', { contact: ['slow', 'error'] });
  expect(await statusOf(call('/__admin/reset', { method: 'POST' }))).toBe(204);
  expect(JSON.parse(await server.text())).toEqual(seed);
  expect(await journal()).toEqual([]);
  expect([await statusOf(post()), await statusOf(post())]).toEqual([201, 503]);
  expect(await journal()).toHaveLength(2);
});

it('applies X-Mock-Scenario only to the call that sends it, and prefers it to the scenario of the list', async () => {
  const { server, call, send, post, statusOf } = await start();
  await send('PUT', '/__admin/scenarios', { contact: 'error' });
  const ask = (name: string) => ({ 'X-Mock-Scenario': name });
  expect(await statusOf(post(ask('success')))).toBe(201);
  expect(await statusOf(post(ask('invalid')))).toBe(422);
  expect(await statusOf(post())).toBe(500);
  expect(await statusOf(call('/api/contact', { headers: ask('error') }))).toBe(500);
  expect(await statusOf(call('/api/contact/1', { headers: ask('error') }))).toBe(500);
  expect(await statusOf(call('/api/contact'))).toBe(200);
  const key = { 'Idempotency-Key': 'k' };
  await expect(post({ ...key, ...ask('lost-answer') })).rejects.toThrow('fetch failed');
  expect(JSON.parse(await server.text()).contact).toHaveLength(2);
  expect(await (await post({ ...key, ...ask('success') })).json()).toMatchObject({ id: 2 });
  expect(JSON.parse(await server.text()).contact).toHaveLength(2);
  const unknown = await post(ask('chaos'));
  expect([unknown.status, ((await unknown.json()) as { detail: string }).detail]).toEqual([
    400,
    'X-Mock-Scenario is one of success, slow, error, invalid, offline, not-json, lost-answer, cut, drip, or an object with status, body, headers, delay, when, or with scenario (one of these names) in place of status and body.',
  ]);
});

const failing = buildContactVariantA({ email: 'fails@example.com' });

it('answers a call that has the fields of a scenario with details with its status, headers and body, after its delay', async () => {
  const { send, post, statusOf } = await start();
  const details = {
    status: 429,
    headers: { 'retry-after': '30' },
    delay: 300,
    body: { wait: 'half a minute' },
    when: { email: failing.email },
  };
  const sequence = { contact: [details, 'error'] };
  const set = await send('PUT', '/__admin/scenarios', sequence);
  expect(await set.json()).toMatchObject(sequence);
  expect(await statusOf(post())).toBe(201);
  const begin = performance.now();
  const response = await post({}, failing);
  expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([
    429,
    '30',
    details.body,
  ]);
  expect(performance.now() - begin).toBeGreaterThan(295);
  expect(await statusOf(post())).toBe(500);
});

it('plays a named scenario for a call that has the fields of its condition, and not for other calls', async () => {
  const { server, send, post, statusOf } = await start();
  const lost = { scenario: 'lost-answer', when: { email: failing.email } };
  expect(await statusOf(send('PUT', '/__admin/scenarios', { contact: lost }))).toBe(200);
  await expect(post({}, failing)).rejects.toThrow('fetch failed');
  expect(await statusOf(post())).toBe(201);
  expect(JSON.parse(await server.text()).contact).toHaveLength(2);
});

it('takes details in X-Mock-Scenario, and fills in what they leave out', async () => {
  const { server, call, post } = await start();
  const ask = (details: object) => ({ 'X-Mock-Scenario': JSON.stringify(details) });
  const own = await post(ask({ headers: { 'X-Version': '2' } }));
  expect([own.status, own.headers.get('X-Version')]).toEqual([201, '2']);
  const conflict = await post(ask({ status: 409 }));
  expect(await conflict.json()).toMatchObject({ status: 409 });
  const text = await post(ask({ body: 'a,b', headers: { 'Content-Type': 'text/csv' } }));
  expect([text.status, text.headers.get('Content-Type'), await text.text()]).toEqual([
    200,
    'text/csv',
    'a,b',
  ]);
  expect(JSON.parse(await server.text()).contact).toHaveLength(1);
  const body = new FormData();
  body.append('type', 'website');
  body.append('url', 'bakkerij.example');
  const scan = (url: string) =>
    call('/api/ai-scan', { method: 'POST', body, headers: ask({ status: 409, when: { url } }) });
  expect([(await scan('bakkerij.example')).status, (await scan('x')).status]).toEqual([409, 200]);
});

it.each([
  { status: 42 },
  { headers: { 'Not a name': 'x' } },
  { scenario: 'chaos' },
  { scenario: 'cut', status: 500 },
])('refuses the details %j of a scenario', async (details) => {
  const { send, post, statusOf } = await start();
  expect(await statusOf(send('PUT', '/__admin/scenarios', { contact: details }))).toBe(422);
  expect(await statusOf(post({ 'X-Mock-Scenario': JSON.stringify(details) }))).toBe(400);
});

it.each([
  [
    { emial: failing.email },
    '"when" has the field "emial", but contact has only firstName, lastName, email, company, subject, message, service.',
  ],
  [
    { service: 'discovry' },
    '"when" never applies: no valid call of contact has "discovry" as "service".',
  ],
])('refuses the condition %j, and says why', async (when, detail) => {
  const { send, post } = await start();
  const set = await send('PUT', '/__admin/scenarios', { contact: ['error', { when }] });
  expect([set.status, await set.json()]).toEqual([422, expect.objectContaining({ detail })]);
  const asked = await post({ 'X-Mock-Scenario': JSON.stringify({ scenario: 'cut', when }) });
  expect([asked.status, await asked.json()]).toEqual([400, expect.objectContaining({ detail })]);
});

it('stores the record in the scenarios cut and drip, then sends half of the response, or all of it in pieces', async () => {
  const { server, post } = await start();
  const cut = await post({ 'X-Mock-Scenario': 'cut' });
  expect(cut.status).toBe(201);
  await expect(cut.text()).rejects.toThrow('terminated');
  const begin = performance.now();
  const drip = await post({ 'X-Mock-Scenario': 'drip' });
  const headersMs = performance.now() - begin;
  expect(await drip.json()).toMatchObject({ id: 2 });
  expect(performance.now() - begin - headersMs).toBeGreaterThan(1_000);
  expect(JSON.parse(await server.text()).contact).toHaveLength(2);
});

it('POST /__admin/reset with a body resets only the parts that it names', async () => {
  const { server, send, post, journal, statusOf } = await start();
  const key = { 'Idempotency-Key': 'k' };
  const reset = (...only: string[]) => statusOf(send('POST', '/__admin/reset', { only }));
  await post(key);
  await send('POST', '/api/free-intake', buildFreeIntake());
  await send('PUT', '/__admin/scenarios', { contact: 'error' });
  expect(await reset('journal')).toBe(204);
  expect(await journal()).toEqual([]);
  expect(await statusOf(post())).toBe(500);
  expect(await reset('scenarios', 'contact')).toBe(204);
  expect(JSON.parse(await server.text())).toMatchObject({ contact: [], 'free-intake': [{}] });
  expect(await (await post(key)).json()).toMatchObject({ id: 1 });
  expect(await journal()).toHaveLength(2);
  expect([await reset('contacts'), await reset()]).toEqual([422, 422]);
});

it('allows PUT and X-Mock-Scenario in CORS, applies the header, and resets, only if administration is allowed', async () => {
  const allowed = async (isAdmin: boolean) => {
    const { call, post, statusOf } = await start({ isAdmin });
    const { headers } = await call('/api/contact', {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:1234' },
    });
    return [
      headers.get('Access-Control-Allow-Methods'),
      headers.get('Access-Control-Allow-Headers'),
      await statusOf(post({ 'X-Mock-Scenario': 'error' })),
      await statusOf(call('/__admin/reset', { method: 'POST' })),
    ];
  };
  expect(await allowed(true)).toEqual([
    'GET, HEAD, POST, OPTIONS, PUT',
    'Content-Type, Idempotency-Key, X-Mock-Scenario',
    500,
    204,
  ]);
  expect(await allowed(false)).toEqual([
    'GET, HEAD, POST, OPTIONS',
    'Content-Type, Idempotency-Key',
    201,
    404,
  ]);
});

it('filters the journal by list and status, and waits for one more matching call', async () => {
  const { call, post, journal, statusOf } = await start();
  await post();
  await post({}, {});
  await call('/api/free-intake');
  expect(await journal('?list=contact')).toMatchObject([{ status: 201 }, { status: 422 }]);
  expect(await journal('?list=contact&status=422')).toHaveLength(1);
  expect(await journal('?status=200')).toMatchObject([{ path: '/api/free-intake' }]);

  const waiting = journal('?list=contact&status=201&wait=60000');
  await call('/api/contact');
  await post({}, {});
  await post();
  expect(await waiting).toHaveLength(2);
  const begin = performance.now();
  expect(await journal('?list=ai-scan&wait=200')).toEqual([]);
  expect(performance.now() - begin).toBeGreaterThan(195);
  for (const query of ['?list=users', '?status=soon', '?wait=-1', '?wait=60001', '?since=1'])
    expect(await statusOf(call(`/__admin/journal${query}`))).toBe(422);
});

it('keeps body, headers, idempotency key and scenario of a call with --journal-bodies, and none of them without the flag', async () => {
  const sent = async (hasBodies: boolean) => {
    const { call, send, post, journal } = await start({ hasBodies });
    await send('PUT', '/__admin/scenarios', { contact: [{ delay: 1 }] });
    await post({ 'Idempotency-Key': 'k 1', 'X-Trace': 't' });
    await post({ 'X-Mock-Scenario': 'error' });
    await post({}, { message: 'x' });
    const body = new FormData();
    body.append('type', 'documents');
    body.append('files', new File(['%PDF-1.7 secret'], 'a.pdf'));
    await call('/api/ai-scan', { method: 'POST', body });
    await call('/api/ai-scan', {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': 'multipart/form-data' },
    });
    return journal();
  };
  const kept = await sent(true);
  expect(kept).toMatchObject([
    {
      status: 201,
      body: buildContactVariantA(),
      idempotencyKey: 'k 1',
      scenario: { delay: 1 },
      headers: { 'x-trace': 't' },
    },
    { status: 500, body: buildContactVariantA(), scenario: 'error' },
    { status: 422, body: { message: 'x' } },
    {
      status: 200,
      body: [{ name: 'type', text: 'documents' }, { file: { name: 'a.pdf', size: 15 } }],
    },
    { status: 400 },
  ]);
  expect(JSON.stringify(kept)).not.toContain('secret');
  for (const entry of await sent(false))
    expect(Object.keys(entry)).toEqual(['at', 'method', 'path', 'status', 'ms']);
});

it('answers 405 to another method and 404 to another path under /__admin/', async () => {
  const { call, statusOf } = await start();
  const get = await call('/__admin/reset');
  expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(await statusOf(call('/__admin/toString'))).toBe(404);
});

it('delays a response even for longer than a request may take', async () => {
  const { post, statusOf } = await start({ requestTimeout: 600, headersTimeout: 300 });
  const begin = performance.now();
  expect(await statusOf(post({ 'X-Mock-Scenario': '{ "delay": 900 }' }))).toBe(201);
  expect(performance.now() - begin).toBeGreaterThan(895);
});

it.each(['offline', 'lost-answer'])(
  'sends a malformed response in the scenario %s, because Chromium repeats a call whose connection closes',
  async (scenario) => {
    const { server, journal } = await start();
    const body = JSON.stringify(buildContactVariantA());
    const headers = [`X-Mock-Scenario: ${scenario}`, 'Content-Type: application/json'];
    expect(await sendRaw(server.port, request('POST /api/contact', headers, body))).toBe(
      'The mock API closes this connection without a response.\r\n\r\n',
    );
    expect(await journal()).toMatchObject([{ status: 0 }]);
  },
);

it.each(['success', 'offline', 'lost-answer', 'cut', 'drip'])(
  'has a call in its journal before the client can see the end of the call, in the scenario %s',
  async (scenario) => {
    const onRequest = jest.fn();
    const { post } = await start({ onRequest });
    const text = post({ 'X-Mock-Scenario': scenario }).then((response) => response.text());
    await text.catch(() => {});
    expect(onRequest).toHaveBeenCalledTimes(1);
  },
);

it('a reset ends slow calls and slow responses, which then appear neither in the lists nor in the journal', async () => {
  const { server, call, post, journal } = await start();
  const drip = await post({ 'X-Mock-Scenario': 'drip' });
  const slow = post({ 'X-Mock-Scenario': 'slow' }).catch(() => 'ended');
  await call('/api/health');
  await call('/__admin/reset', { method: 'POST' });
  expect(await slow).toBe('ended');
  await expect(drip.text()).rejects.toThrow('terminated');
  expect(JSON.parse(await server.text()).contact).toEqual([]);
  expect(await journal()).toEqual([]);
});

it('a reset of one part ends only the slow calls of the lists that it names', async () => {
  const { send, post, statusOf } = await start();
  const reset = (...only: string[]) => statusOf(send('POST', '/__admin/reset', { only }));
  const drip = (await post({ 'X-Mock-Scenario': 'drip' })).body!.getReader();
  expect(await reset('free-intake', 'scenarios', 'journal')).toBe(204);
  const read = async (times: number) => {
    for (let count = 0; count < times; count += 1) await drip.read();
  };
  await read(3);
  expect(await reset('contact')).toBe(204);
  await expect(read(10)).rejects.toThrow('terminated');
});
