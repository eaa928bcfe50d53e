import { connect } from 'node:net';
import { buildContactVariantB } from '#fixtures/build-contact';
import { cleanUp, onCleanUp } from '../support/clean-up';
import { exchange, request } from '../support/exchange';
import { startRealServer, type RealServer } from '../support/real-server';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(cleanUp);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const json = (body: string) =>
  request('POST /api/contact', ['Content-Type: application/json'], body);

async function expectWorking({ port }: RealServer) {
  const bytes = json(JSON.stringify(buildContactVariantB()));
  expect((await exchange(port, bytes)).status).toBe(201);
}

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
