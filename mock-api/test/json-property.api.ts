import { cleanUp } from './clean-up';
import { startRealServer } from './real-server';
import { createClient } from './client';
import { expectAnyJsonAnswered } from './json-property';

afterEach(cleanUp);

it('answers 2,000 bodies of any JSON by its document, and stores what it says', async () => {
  const server = await startRealServer();
  await expectAnyJsonAnswered(server, await createClient(server), 2_000);
  expect(server.output.err).toBe('');
});
