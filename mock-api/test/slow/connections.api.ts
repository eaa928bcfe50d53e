import { connect } from 'node:net';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildDocument } from '#fixtures/build-document';
import { cleanUp, onCleanUp } from '../support/clean-up';
import { exchange, request } from '../support/exchange';
import { startRealServer, type RealServer } from '../support/real-server';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(cleanUp);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const form = 'Content-Type: multipart/form-data; boundary=x';
const part = (name: string, content: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const upload = (bytes: number) =>
  request(
    'POST /api/ai-scan',
    [form],
    Buffer.concat([
      part('"type"', 'documents'),
      part('"files"; filename="a.pdf"', buildDocument('pdf', bytes)),
      Buffer.from('--x--\r\n'),
    ]),
  );

/** Sends bytes in `pieces` parts, one every `ms`. Resolves with the response's status and the duration in seconds. */
function trickle(bytes: Buffer, pieces: number, ms: number) {
  return new Promise<{ status: number; seconds: number }>((resolve, reject) => {
    const begin = performance.now();
    const size = Math.ceil(bytes.length / pieces);
    let at = 0;
    const socket = connect(server.port, '127.0.0.1');
    const timer = setInterval(() => {
      if (at < bytes.length && socket.writable) socket.write(bytes.subarray(at, at + size));
      at += size;
    }, ms);
    socket.once('data', (chunk) => {
      const status = Number(chunk.toString('latin1', 9, 12));
      resolve({ status, seconds: (performance.now() - begin) / 1000 });
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => clearInterval(timer));
  });
}

const json = (body: string) =>
  request('POST /api/contact', ['Content-Type: application/json'], body);
const message = JSON.stringify(buildContactVariantA());

async function expectWorking({ port }: RealServer) {
  const bytes = json(JSON.stringify(buildContactVariantB()));
  expect((await exchange(port, bytes)).status).toBe(201);
}

it('gives slow clients 8 s for headers and 90 s for the whole request, and accepts an upload of a minute', async () => {
  const good = json(message);
  const [headers, trickledHeaders, body, slowUpload, endless] = await Promise.all([
    exchange(server.port, 'POST /api/contact HTTP/1.1\r\nHost: l'),
    trickle(good, 400, 1_000),
    exchange(server.port, good.subarray(0, -10), { limit: 95_000 }),
    trickle(upload(2_000_000), 60, 1_000),
    trickle(upload(2_000_000), 130, 1_000),
  ]);
  expect([headers.status, trickledHeaders.status]).toEqual([408, 408]);
  expect(trickledHeaders.seconds).toBeLessThan(11);
  expect(body.status).toBe(408);
  expect(slowUpload.status).toBe(200);
  expect(slowUpload.seconds).toBeGreaterThan(55);
  expect(endless.status).toBe(408);
  expect(endless.seconds).toBeLessThan(95);
  await expectWorking(server);
});

it('stores 12 of 24 concurrent uploads, and discards the 12 that break off', async () => {
  const before = (await server.lists())['ai-scan'].length;
  const bytes = upload(3_000_000);
  const abort = () =>
    new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(bytes.subarray(0, 2_000_000), () => socket.resetAndDestroy()),
      );
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  const whole = Promise.all(Array.from({ length: 12 }, () => exchange(server.port, bytes)));
  await Promise.all(Array.from({ length: 12 }, abort));
  expect((await whole).map(({ status }) => status)).toEqual(Array(12).fill(200));
  await pause(200);
  expect((await server.lists())['ai-scan']).toHaveLength(before + 12);
  await expectWorking(server);
});

it('survives 500 connections that send nothing, and a client that does not read its responses', async () => {
  const silent = Array.from({ length: 500 }, () => connect(server.port, '127.0.0.1'));
  for (const socket of silent) socket.on('error', () => {});
  const deaf = connect(server.port, '127.0.0.1', () =>
    deaf.write(request('GET /api/contact').toString().repeat(2_000)),
  );
  deaf.on('error', () => {});
  onCleanUp(async () => [...silent, deaf].forEach((socket) => socket.destroy()));
  deaf.pause();
  await expectWorking(server);
  await pause(1_000);
  await expectWorking(server);
});

it('keeps running when the reader of its output closes the pipes', async () => {
  const quiet = await startRealServer();
  quiet.child.stdout?.destroy();
  quiet.child.stderr?.destroy();
  for (let n = 0; n < 20; n += 1) await expectWorking(quiet);
  await pause(200);
  await expectWorking(quiet);
});
