import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildDocument } from '#fixtures/build-document';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { sampleDocuments } from '#fixtures/sample-documents';
import { createMemoryStore } from '../../core/memory-store';
import { createHandlers } from '../../msw/handlers';
import { adapters } from '../support/adapters';
import { cleanUp } from '../support/clean-up';
import { createConformance } from '../support/conformance';
import { literalExamples } from '../support/literal-examples';
import { startTestServer, type TestServer } from '../support/start-test-server';

type Call = [what: string, path: string, init?: () => RequestInit];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(cleanUp);
const handlers = createHandlers(createMemoryStore());

const post = (body: BodyInit, headers?: Record<string, string>) => () => ({
  method: 'POST',
  headers,
  body,
});
const json = (body: unknown, type = 'application/json') =>
  post(typeof body === 'string' ? body : JSON.stringify(body), { 'Content-Type': type });
const keyed = (key: string, body: object) =>
  post(JSON.stringify(body), { 'Content-Type': 'application/json', 'Idempotency-Key': key });
function form(...parts: [name: string, value: string | File][]) {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return post(data);
}
const file = (name: string, content: BlobPart = 'hello') => new File([content], name);
const sample = (name: string) =>
  file(name, new Uint8Array(readFileSync(join(process.cwd(), 'fixtures/documents', name))));

/** The server and MSW's handlers start with an empty store and get these calls in this order, so the ids are equal. */
const calls: Call[] = [
  ['a call with an idempotency key', '/api/contact', keyed('k 1', buildContactVariantB())],
  [
    'the same call with the same idempotency key',
    '/api/contact',
    keyed('k 1', buildContactVariantB()),
  ],
  [
    'a call with other fields and the same idempotency key',
    '/api/contact',
    keyed('k 1', buildContactVariantA()),
  ],
  ['the same idempotency key in another list', '/api/free-intake', keyed('k 1', buildFreeIntake())],
  ['an empty idempotency key', '/api/contact', keyed('', buildContactVariantB())],
  ['an intake without fields', '/api/free-intake', json({})],
  ['an empty variant A', '/api/contact', json({ subject: '' })],
  ['a byte order mark', '/api/contact', json(`\uFEFF${JSON.stringify(buildContactVariantA())}`)],
  ['JSON beyond the limit', '/api/contact', json({ message: 'x'.repeat(110_000) })],
  [
    'a compressed body',
    '/api/contact',
    post('{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }),
  ],
  ['a form in place of JSON', '/api/contact', form(['firstName', 'Al'])],
  ['JSON in place of a form', '/api/ai-scan', json({ type: 'website' })],
  ['a url with the scheme ftp', '/api/ai-scan', form(['type', 'website'], ['url', 'ftp://a.nl'])],
  ...sampleDocuments.map(({ name }): Call => [
    name,
    '/api/ai-scan',
    form(['type', 'documents'], ['files', sample(name)]),
  ]),
  [
    'file names with non-Latin letters, quotes and folders',
    '/api/ai-scan',
    form(
      ['type', 'documents'],
      ['files', file('報告 "ü".pdf', buildDocument('pdf'))],
      ['files', file('a/b\\c.csv', 'factuur')],
    ),
  ],
  ['an empty file input', '/api/ai-scan', form(['type', 'documents'], ['files', file('', '')])],
  ['an empty document', '/api/ai-scan', form(['type', 'documents'], ['files', file('a.docx', '')])],
  [
    'a form with an unknown part',
    '/api/ai-scan',
    form(['type', 'website'], ['url', 'a.nl'], ['x', 'y']),
  ],
  ['a scan of an unknown type', '/api/ai-scan', form(['type', 'telepathy'])],
  [
    'a form without an end',
    '/api/ai-scan',
    post('--x\r\n', { 'Content-Type': 'multipart/form-data; boundary=x' }),
  ],
  [
    'a form with an invalid part',
    '/api/ai-scan',
    post('--x\r\nnonsense\r\n\r\nx\r\n--x--\r\n', {
      'Content-Type': 'multipart/form-data; boundary=x',
    }),
  ],
  [
    'a form without a boundary',
    '/api/ai-scan',
    post('x', { 'Content-Type': 'multipart/form-data' }),
  ],
  ['the contact list', '/api/contact'],
  ['the intake list', '/api/free-intake'],
  ['the scan list', '/api/ai-scan'],
  ['a GET of an unknown path', '/api/contacts'],
  ['PUT of a list', '/api/contact', () => ({ method: 'PUT' })],
  ['HEAD', '/api/contact', () => ({ method: 'HEAD' })],
  ['the OpenAPI document', '/api/openapi.json'],
];

/** Returns the status, headers and body of a response, with a fixed time in place of each `createdAt`. */
async function seen(response: Response | undefined) {
  const text = (await response?.text()) ?? '';
  const timed = text.replace(/("createdAt":\s*)"\d{4}-[^"]+Z"/g, '$1"2026-03-01T08:00:00.000Z"');
  return {
    status: response?.status,
    contentType: response?.headers.get('Content-Type'),
    allow: response?.headers.get('Allow'),
    body: timed && JSON.parse(timed),
  };
}

const rows = calls.map(([what, path, init]) => ({ what, path, init }));

const statuses = new Set<number>();

it.each(rows)('MSW and the server send the same response to $what', async ({ path, init }) => {
  const overMsw = await getResponse(handlers, new Request(`http://localhost${path}`, init?.()));
  const overHttp = await fetch(`${server.url}${path}`, init?.());
  expect(await seen(overMsw)).toEqual(await seen(overHttp));
  statuses.add(overHttp.status);
});

it('the calls above get eight different statuses, from 200 to 422', () => {
  expect([...statuses].toSorted()).toEqual([200, 201, 400, 404, 405, 413, 415, 422]);
});

describe.each(adapters)('the API over %s', (_name, start) => {
  it('answers each call of literal-examples.ts with the response in that file, which its OpenAPI document allows', async () => {
    const call = await start();
    const conformance = createConformance(await (await call('/api/openapi.json')).json());
    for (const { method, path, json: text, form: parts, what, ...expected } of literalExamples) {
      const sent = parts ? form(...parts)() : text === undefined ? {} : json(text)();
      const response = await seen(await call(path, { ...sent, method }));
      expect({ what, ...response }).toEqual({ what, allow: null, ...expected });
      const answer = { ...expected, text: JSON.stringify(expected.body) };
      expect(conformance(method, path, answer)).toEqual([]);
    }
  });
});

it('MSW handles only requests to the given origin', async () => {
  const own = createHandlers(createMemoryStore(), { origin: 'https://api.example' });
  expect(await getResponse(own, new Request('https://api.example/api/health'))).toBeDefined();
  expect(await getResponse(own, new Request('https://other.example/api/health'))).toBeUndefined();
});
