import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildJsonRequest, buildRequest, buildScanRequest } from '../test/support/post-to';
import { problem, ProblemError } from './response';
import { answerRequest, type ApiRequest } from './answer-request';
import { createFaults } from './faults';
import { createMemoryStore } from './memory-store';
import { routeOf } from './route';
import { StoreUnavailable, type Store } from './store';

const json = buildJsonRequest;
const website = (changes: Partial<ApiRequest> = {}) =>
  buildScanRequest(
    {
      parts: [
        { name: 'type', text: 'website' },
        { name: 'url', text: 'bakkerij.nl' },
      ],
      excerpt: '',
    },
    changes,
  );

const ask = (path: string, store: Store = createMemoryStore()) =>
  answerRequest(routeOf('GET', path), buildRequest(), store, createFaults());
const post = (path: string, sent: ApiRequest, store: Store = createMemoryStore()) =>
  answerRequest(routeOf('POST', path), sent, store, createFaults());

it('answers GET /api/health with 200 and the status ok', async () => {
  expect(await ask('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('returns the response that the router put into the route, such as a 404', async () => {
  expect(await ask('/api/nothing')).toEqual(problem(404));
});

it('answers GET /api/openapi.json with the OpenAPI document', async () => {
  expect(await ask('/api/openapi.json')).toMatchObject({
    status: 200,
    body: { openapi: '3.1.0', info: { title: 'Lead API' } },
  });
});

it('answers a GET of a list with all records, and a GET of an id with that record', async () => {
  const store = createMemoryStore();
  const first = await store.insert('contact', buildContactVariantA());
  const second = await store.insert('contact', buildContactVariantB());
  expect(await ask('/api/contact', store)).toMatchObject({ status: 200, body: [first, second] });
  expect(await ask('/api/contact/2', store)).toMatchObject({ status: 200, body: second });
  expect(await ask('/api/contact/3', store)).toEqual(problem(404));
  expect(await ask('/api/free-intake/1', store)).toEqual(problem(404));
});

it('stores a valid body of each list', async () => {
  const store = createMemoryStore();
  const statuses = [
    await post('/api/contact', json(buildContactVariantA()), store),
    await post('/api/free-intake', json(buildFreeIntake()), store),
    await post('/api/ai-scan', website(), store),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 200]);
  expect(await store.list('contact')).toMatchObject([buildContactVariantA()]);
  expect(await store.list('free-intake')).toMatchObject([buildFreeIntake()]);
  expect(await store.list('ai-scan')).toMatchObject([{ url: 'bakkerij.nl' }]);
});

it.each([
  ['/api/contact', json(buildContactVariantA(), { idempotencyKey: 'k' })],
  ['/api/free-intake', json(buildFreeIntake(), { idempotencyKey: 'k' })],
  ['/api/ai-scan', website({ idempotencyKey: 'k' })],
])('stores two calls to %s with the same idempotency key once', async (path, sent) => {
  const store = createMemoryStore();
  const first = await post(path, sent, store);
  expect(await post(path, sent, store)).toEqual(first);
  expect((await ask(path, store)).body).toHaveLength(1);
});

it('refuses a call with other fields whose idempotency key is already used', async () => {
  const store = createMemoryStore();
  await post('/api/contact', json(buildContactVariantA(), { idempotencyKey: 'k' }), store);
  const other = json(buildContactVariantB(), { idempotencyKey: 'k' });
  expect(await post('/api/contact', other, store)).toMatchObject({
    status: 422,
    body: {
      errors: [{ field: 'Idempotency-Key', message: 'Another request has used this key' }],
    },
  });
});

it('refuses an idempotency key with a leading space', async () => {
  const sent = json(buildContactVariantA(), { idempotencyKey: ' k' });
  expect(await post('/api/contact', sent)).toEqual(
    problem(400, 'An Idempotency-Key takes 1 to 255 plain characters.'),
  );
});

it.each([
  ['/api/contact', website(), 'This address takes application/json in UTF-8.'],
  ['/api/free-intake', website(), 'This address takes application/json in UTF-8.'],
  [
    '/api/contact',
    json({}, { contentEncoding: 'gzip' }),
    'This address takes application/json in UTF-8.',
  ],
  ['/api/ai-scan', json({}), 'This address takes multipart/form-data.'],
  ['/api/ai-scan', website({ contentEncoding: 'gzip' }), 'This address takes multipart/form-data.'],
])(
  'answers 415 to a content type or encoding that %s does not accept, without reading the body',
  async (path, sent, detail) => {
    const read = jest.fn(() => Promise.reject(new Error('The body was read')));
    const unread = { ...sent, readJson: read, readScan: read };
    expect(await post(path, unread)).toEqual(problem(415, detail));
    expect(read).not.toHaveBeenCalled();
  },
);

it('answers with the problem that the body reader throws, such as a 413', async () => {
  const readJson = () => Promise.reject(new ProblemError(413));
  expect(await post('/api/contact', json({}, { readJson }))).toEqual(problem(413));
});

it('answers 503 when the store is unavailable', async () => {
  const insert = () => Promise.reject(new StoreUnavailable());
  const store = { ...createMemoryStore(), insert };
  expect(await post('/api/contact', json(buildContactVariantA()), store)).toEqual(problem(503));
});

it('rejects when the store throws an unexpected error', async () => {
  const insert = () => Promise.reject(new Error('Unexpected error'));
  const store = { ...createMemoryStore(), insert };
  await expect(post('/api/contact', json(buildContactVariantA()), store)).rejects.toThrow(
    'Unexpected error',
  );
});

it("returns an injected failure in place of the API's own response", async () => {
  const store = createMemoryStore();
  const faults = createFaults({ failures: { 'POST contact': { status: 502, rate: 0.5 } } });
  const route = routeOf('POST', '/api/contact');
  const send = (scenario: string | null = null) =>
    answerRequest(route, json(buildContactVariantA(), { scenario }), store, faults);
  expect(await send()).toMatchObject({ status: 201 });
  expect(await send()).toEqual(problem(502));
  expect(await send('error')).toEqual(problem(500));
  expect(await send('chaos')).toMatchObject({ status: 400 });
  expect(await store.list('contact')).toHaveLength(1);
});

it('stores the record in the scenario lost-answer, and stores nothing for a retry with the same idempotency key', async () => {
  const store = createMemoryStore();
  const send = (scenario: string | null) =>
    post('/api/contact', json(buildContactVariantA(), { scenario, idempotencyKey: 'k' }), store);
  expect(await send('lost-answer')).toMatchObject({ delivery: 'dropped' });
  expect(await send(null)).toMatchObject({ status: 201, body: { id: 1 } });
  expect(await store.list('contact')).toHaveLength(1);
});
