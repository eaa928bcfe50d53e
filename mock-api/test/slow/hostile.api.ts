import { cleanUp } from '../support/clean-up';
import { createConformance } from '../support/conformance';
import { expectTamed } from '../support/hostile/expect-tamed';
import { hostileHttp } from '../support/hostile/hostile-http';
import { hostileJson } from '../support/hostile/hostile-json';
import { hostileUploads } from '../support/hostile/hostile-uploads';
import { startRealServer, type RealServer } from '../support/real-server';

let server: RealServer;
let conformance: ReturnType<typeof createConformance>;
beforeAll(async () => {
  server = await startRealServer();
  conformance = createConformance(await (await fetch(`${server.url}/api/openapi.json`)).json());
});
afterAll(cleanUp);

it.each(hostileJson)('survives the JSON body: $what', (hostile) =>
  expectTamed(server, conformance, hostile),
);
it.each(hostileHttp)('survives the HTTP request: $what', (hostile) =>
  expectTamed(server, conformance, hostile),
);
it.each(hostileUploads)('survives the upload: $what', (hostile) =>
  expectTamed(server, conformance, hostile),
);

it('is still running after all hostile requests, and has printed no error', async () => {
  expect(server.child.exitCode).toBeNull();
  expect(server.output.err).toBe('');
});
