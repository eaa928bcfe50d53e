import { adapters, type Call } from '../support/adapters';
import { cleanUp } from '../support/clean-up';
import { exchange, request } from '../support/exchange';
import { startTestServer } from '../support/start-test-server';

// The limits are repeated by hand here. With imported limits a wrong change of the contract would pass.
const variantA = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.example',
  subject: 'S',
  message: 'M',
};

const post = (body: string | FormData, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: {
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...headers,
  },
  body,
});
const json = (body: object, headers?: Record<string, string>) =>
  post(JSON.stringify(body), headers);
/** Returns a POST of a message whose JSON has this number of bytes. */
const jsonOf = (bytes: number) => {
  const message = 'x'.repeat(bytes - JSON.stringify({ ...variantA, message: '' }).length);
  return json({ ...variantA, message });
};
/** Returns a POST of a contact record whose JSON has this number of nested levels. */
const nested = (levels: number) => {
  const lists = '['.repeat(levels - 1) + ']'.repeat(levels - 1);
  return post(`${JSON.stringify(variantA).slice(0, -1)},"x":${lists}}`);
};
const website = (url: string) => {
  const form = new FormData();
  form.append('type', 'website');
  form.append('url', url);
  return post(form);
};
const documents = (...files: [name: string, content: BlobPart][]) => {
  const form = new FormData();
  form.append('type', 'documents');
  for (const [name, content] of files) form.append('files', new File([content], name));
  return post(form);
};
const texts = (count: number) =>
  documents(...Array.from({ length: count }, (_, n): [string, string] => [`${n}.txt`, 'x']));
const fiveMegabytes = 5_242_880;
const five = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name): [string, BlobPart] => [
  name,
  new Uint8Array(fiveMegabytes),
]);

const accepted: [what: string, path: string, status: number, init: () => RequestInit][] = [
  ['JSON of 102,400 bytes', '/api/contact', 201, () => jsonOf(102_400)],
  ['64 nested levels', '/api/contact', 201, () => nested(64)],
  [
    'an idempotency key of 255 characters',
    '/api/contact',
    201,
    () => json(variantA, { 'Idempotency-Key': 'k'.repeat(255) }),
  ],
  ['a url of one character', '/api/ai-scan', 200, () => website('a')],
  ['a url of 10,240 bytes', '/api/ai-scan', 200, () => website('a'.repeat(10_240))],
  ['a document of one byte', '/api/ai-scan', 200, () => documents(['a.txt', 'x'])],
  ['20 documents', '/api/ai-scan', 200, () => texts(20)],
  ['5 MB in one document', '/api/ai-scan', 200, () => documents(five[0]!)],
  ['25 MB in five documents', '/api/ai-scan', 200, () => documents(...five)],
];

const refused: [what: string, path: string, status: number, init: () => RequestInit][] = [
  ['JSON of 102,401 bytes', '/api/contact', 413, () => jsonOf(102_401)],
  ['65 nested levels', '/api/contact', 400, () => nested(65)],
  [
    'an idempotency key of 256 characters',
    '/api/contact',
    400,
    () => json(variantA, { 'Idempotency-Key': 'k'.repeat(256) }),
  ],
  ['a blank url', '/api/ai-scan', 422, () => website(' ')],
  ['a url of 10,241 bytes', '/api/ai-scan', 413, () => website('a'.repeat(10_241))],
  ['an empty document', '/api/ai-scan', 422, () => documents(['a.txt', ''])],
  ['no document', '/api/ai-scan', 422, () => texts(0)],
  ['21 documents', '/api/ai-scan', 413, () => texts(21)],
  [
    'a document of 5 MB and one byte',
    '/api/ai-scan',
    413,
    () => documents(['a.pdf', new Uint8Array(fiveMegabytes + 1)]),
  ],
  [
    'documents of 25 MB and one byte',
    '/api/ai-scan',
    413,
    () => documents(...five, ['f.txt', 'x']),
  ],
];

afterEach(cleanUp);

describe.each(adapters)('the API over %s', (_name, start) => {
  let call: Call;
  beforeEach(async () => {
    call = await start();
  });

  const stored = async (path: string) => (await (await call(path)).json()) as object[];

  it.each(accepted)('accepts %s', async (_what, path, status, init) => {
    expect((await call(path, init())).status).toBe(status);
    expect(await stored(path)).toHaveLength(1);
  });

  it.each(refused)('refuses %s', async (_what, path, status, init) => {
    expect((await call(path, init())).status).toBe(status);
    expect(await stored(path)).toEqual([]);
  });

  it('drops a field with the name __proto__', async () => {
    const body = `${JSON.stringify(variantA).slice(0, -1)},"__proto__":{"isAdmin":true}}`;
    const record = await (await call('/api/contact', post(body))).json();
    expect(record).toEqual({ ...variantA, id: 1, createdAt: expect.any(String) });
    expect(record).not.toHaveProperty('isAdmin');
  });
});

const part = (disposition: string, content = '') =>
  `--x\r\nContent-Disposition: form-data${disposition}\r\n\r\n${content}\r\n`;
const scanOf = (parts: string) =>
  request(
    'POST /api/ai-scan',
    ['Content-Type: multipart/form-data; boundary=x'],
    `${part('; name="type"', 'documents')}${parts}--x--\r\n`,
  );
const chunked = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
const megabyte = `100000\r\n${'x'.repeat(0x10_0000)}\r\n0\r\n\r\n`;

it.each([
  ['1 MB of JSON in chunks', 413, request('POST /api/contact', chunked, megabyte)],
  ['3,000 fields', 413, scanOf(part('; name="f"').repeat(3_000))],
  ['a part header of 100 kB', 400, scanOf(part(`; name="${'x'.repeat(100_000)}"`))],
  ['a NUL in a file name', 400, scanOf(part('; name="files"; filename="a.pdf\0.txt"', 'x'))],
  [
    'a document whose second name has another extension',
    422,
    scanOf(part(`; name="files"; filename="a.txt"; filename*=UTF-8''a.exe`, 'x')),
  ],
])('the server refuses %s, which no form of the site can send', async (_what, status, bytes) => {
  const server = await startTestServer();
  expect((await exchange(server.port, bytes)).status).toBe(status);
  expect(Object.values(JSON.parse(await server.text())).flat()).toEqual([]);
});
