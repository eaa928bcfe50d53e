import { cleanUp } from '../support/clean-up';
import { createClient } from '../support/client';
import { expectAnyJsonAnswered } from '../support/hostile/json-property';
import { startRealServer } from '../support/real-server';

afterEach(cleanUp);

it('answers 2,000 random JSON bodies as the OpenAPI document says, and stores exactly the records that it returns with 201', async () => {
  const server = await startRealServer();
  await expectAnyJsonAnswered(server, await createClient(server), 2_000);
  expect(server.output.err).toBe('');
});
