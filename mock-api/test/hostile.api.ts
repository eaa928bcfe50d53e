import { cleanUp } from './clean-up';
import { startRealServer, type RealServer } from './real-server';
import { createConformance } from './conformance';
import { expectTamed } from './expect-tamed';
import { hostileHttp } from './hostile-http';
import { hostileJson } from './hostile-json';
import { hostileUploads } from './hostile-uploads';

let server: RealServer;
let conformance: ReturnType<typeof createConformance>;
beforeAll(async () => {
  server = await startRealServer();
  conformance = createConformance(await (await fetch(`${server.url}/api/openapi.json`)).json());
});
afterAll(cleanUp);

it.each(hostileJson)('JSON: tames $what', (hostile) => expectTamed(server, conformance, hostile));
it.each(hostileHttp)('HTTP: tames $what', (hostile) => expectTamed(server, conformance, hostile));
it.each(hostileUploads)('uploads: tames $what', (hostile) =>
  expectTamed(server, conformance, hostile),
);

it('has lived through all of it without a word of trouble', async () => {
  expect(server.child.exitCode).toBeNull();
  expect(server.output.err).toBe('');
});
