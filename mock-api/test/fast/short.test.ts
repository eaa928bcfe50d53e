import { cleanUp } from '../support/clean-up';
import { createClient } from '../support/client';
import { createConformance } from '../support/conformance';
import { expectLeadsUnlisted, expectNothingKept } from '../support/expect-private';
import { expectTamed } from '../support/hostile/expect-tamed';
import { hostileCases } from '../support/hostile/hostile-cases';
import { expectAnyJsonAnswered } from '../support/hostile/json-property';
import { killRounds } from '../support/kills/kill-rounds';
import { startRealServer, type RealServer } from '../support/real-server';

// These tests are short versions of those in `npm run test:api`. They start real server processes. On a busy machine
// that can take longer than jest's default time limit.
jest.setTimeout(60_000);

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(cleanUp);

it('answers 100 random JSON bodies as the OpenAPI document says', async () => {
  await expectAnyJsonAnswered(server, await createClient(server), 100);
});

it('survives every hostile request, and prints no error', async () => {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const conformance = createConformance(document);
  for (const hostile of hostileCases) await expectTamed(server, conformance, hostile);
  expect(server.child.exitCode).toBeNull();
  expect(server.output.err).toBe('');
});

it('loses no record, stores none twice and keeps the file valid when the server is killed twice under load', async () => {
  const report = await killRounds(2);
  expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
});

it('sends no lead to a foreign host name or origin, and listens only on 127.0.0.1', () =>
  expectLeadsUnlisted());
it('stores no uploaded document, and prints nothing that a visitor typed', () =>
  expectNothingKept());
