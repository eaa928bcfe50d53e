import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { scanExtensions } from '#contract/scan-limits';
import { buildDocument } from '#fixtures/build-document';
import { sampleDocuments } from '#fixtures/sample-documents';
import { cleanUp } from '../test/support/clean-up';
import { sendRaw } from '../test/support/send-raw';
import { startTestServer, type TestServer } from '../test/support/start-test-server';

const megabyte = 1024 * 1024;
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(cleanUp);

function form(...files: [name: string, content: BlobPart][]) {
  const data = new FormData();
  data.append('type', 'documents');
  for (const [name, content] of files) data.append('files', new File([content], name));
  return data;
}
const post = (body: FormData) => fetch(`${server.url}/api/ai-scan`, { method: 'POST', body });
const raw = (body: string, boundary = 'x') =>
  sendRaw(
    server.port,
    `POST /api/ai-scan HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

it('stores the name, size and hash of each sample document', async () => {
  const samples = sampleDocuments.map(({ name }): [string, Uint8Array<ArrayBuffer>] => [
    name,
    new Uint8Array(readFileSync(join(process.cwd(), 'fixtures/documents', name))),
  ]);
  expect((await post(form(...samples))).status).toBe(200);
  const [record] = await server.store.list('ai-scan');
  expect(record).toMatchObject({
    files: samples.map(([name, bytes]) => ({
      name,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  });
});

it('accepts the smallest valid document of each type with an upper-case extension', async () => {
  const files = scanExtensions.map((type): [string, BlobPart] => [
    `a.${type.toUpperCase()}`,
    buildDocument(type),
  ]);
  expect((await post(form(...files))).status).toBe(200);
});

it('keeps file names with quotes and with non-Latin letters', async () => {
  const names = ['Ærø – überblick.txt', '報告.csv', 'отчёт.txt', 'say "hi".csv'];
  await post(form(...names.map((name): [string, string] => [name, 'x'])));
  const [record] = await server.store.list('ai-scan');
  expect(record).toMatchObject({ files: names.map((name) => ({ name })) });
});

it('accepts five documents of 5 MB, and answers 413 to one byte more', async () => {
  const five = buildDocument('pdf', 5 * megabyte);
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
  const files = names.map((name): [string, Uint8Array<ArrayBuffer>] => [name, five]);
  expect((await post(form(...files))).status).toBe(200);
  const oneByteMore = await post(form(...files, ['f.txt', 'x']));
  expect(oneByteMore.status).toBe(413);
});

it.each<[string, () => FormData]>([
  ['a document of one byte too many', () => form(['a.pdf', new Uint8Array(5 * megabyte + 1)])],
  [
    'twenty-one documents',
    () => form(...Array.from({ length: 21 }, (_, i): [string, string] => [`${i}.txt`, 'x'])),
  ],
  ['a request far beyond the limit', () => form(['a.pdf', new Uint8Array(40 * megabyte)])],
  [
    'a url of 11 kB',
    () => {
      const data = form();
      data.set('url', 'x'.repeat(11_000));
      return data;
    },
  ],
])('answers 413 to %s and stores nothing', async (_what, build) => {
  const answer = await post(build());
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ status: 413, title: 'Content too large' });
  expect(await server.store.list('ai-scan')).toEqual([]);
});

it.each<[string, string, BlobPart]>([
  ['a program renamed to pdf', 'a.pdf', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])],
  ['HTML renamed to pdf', 'a.PDF', '<!doctype html>'],
  ['a pdf renamed to doc', 'a.doc', buildDocument('pdf')],
  ['a zip renamed to docx', 'a.docx', 'PK\x03\x04 no word in it'],
  ['text with a NUL', 'a.txt', 'x\0y'],
  ['an empty document', 'a.csv', ''],
  ['the beginning of a signature', 'a.pdf', '%PD'],
])("answers 422 with the file's name to %s, and stores nothing", async (_what, name, content) => {
  const answer = await post(form([name, content]));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: [
      { field: 'files', message: `${name} is empty or not the kind of document that it says.` },
    ],
  });
  expect(await server.store.list('ai-scan')).toEqual([]);
});

it('answers 413 to an upload of 30 MB that announces no length', async () => {
  const chunk = new Uint8Array(megabyte);
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => (sent++ < 30 ? controller.enqueue(chunk) : controller.close()),
  });
  const answer = await fetch(`${server.url}/api/ai-scan`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
});

const part = (headers: string, text: string) =>
  `--x\r\nContent-Disposition: ${headers}\r\n\r\n${text}\r\n`;
const typePart = part('form-data; name="type"', 'documents');
const filePart = part('form-data; name="files"; filename="a.txt"', 'hello');

it.each([
  ['no final boundary', typePart + filePart],
  ['no part at all', 'hello'],
  ['an invalid header', '--x\r\nnonsense\r\n\r\nx\r\n--x--\r\n'],
])('answers 400 to a form with %s', async (_what, body) => {
  expect(await raw(body)).toMatch(/^HTTP\/1\.1 400 [^]*application\/problem\+json/);
  expect(await server.store.list('ai-scan')).toEqual([]);
});

it('answers 400 to a form without a boundary', async () => {
  expect(await raw(typePart, '')).toMatch(/^HTTP\/1\.1 400 /);
});

it('stores nothing of an upload that breaks off, and answers the next one', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(
        `POST /api/ai-scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9999\r\n\r\n${typePart}${filePart}`,
        () => socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
  expect((await post(form(['a.txt', 'hello']))).status).toBe(200);
  expect(await server.store.list('ai-scan')).toHaveLength(1);
});
