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
    },
    changes,
  );

const ask = (path: string, store: Store = createMemoryStore()) =>
  answerRequest(routeOf('GET', path), buildRequest(), store, createFaults());
const post = (path: string, sent: ApiRequest, store: Store = createMemoryStore()) =>
  answerRequest(routeOf('POST', path), sent, store, createFaults());

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

it.each([
  ['/api/contact', website(), 'This address takes application/json in UTF-8.'],
  [
    '/api/contact',
    json({}, { contentEncoding: 'gzip' }),
    'This address takes application/json in UTF-8.',
  ],
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
