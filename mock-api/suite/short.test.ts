import { killRounds } from '../bench/kill-rounds';
import { cleanUp } from '../clean-up';
import { startRealServer, type RealServer } from '../real-server';
import { createClient } from './client';
import { createConformance } from './conformance';
import { expectTamed } from './expect-tamed';
import { hostileHttp } from './hostile-http';
import { hostileJson } from './hostile-json';
import { hostileUploads } from './hostile-uploads';
import { expectAnyJsonAnswered } from './json-property';

/** The short form of `npm run test:api`, against the real process too. */
jest.setTimeout(60_000);

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(cleanUp);

it('answers bodies of any JSON by its document', async () => {
  await expectAnyJsonAnswered(server, await createClient(server), 100);
});

it('tames every hostile request, lives, and has nothing to complain of', async () => {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const conformance = createConformance(document);
  for (const hostile of [...hostileJson, ...hostileHttp, ...hostileUploads])
    await expectTamed(server, conformance, hostile);
  expect(server.child.exitCode).toBeNull();
  expect(server.output.err).toBe('');
});

it('loses, doubles and damages nothing in two kills under load', async () => {
  expect(await killRounds(2)).toMatchObject({ lost: 0, doubled: 0, corrupt: 0, retriedWrong: 0 });
});
