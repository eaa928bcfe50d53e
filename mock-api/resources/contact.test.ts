import { buildContactVariantB } from '#fixtures/build-contact';
import { buildJsonRequest, postTo } from '../test/support/post-to';

// test/support/literal-examples.ts has what the endpoint stores and answers.
it('ignores the keys __proto__ and constructor', async () => {
  const sent = JSON.parse('{"__proto__":{"subject":"x"},"constructor":1}');
  const request = buildJsonRequest({ ...sent, ...buildContactVariantB() });
  expect((await postTo('contact', request)).status).toBe(201);
  expect({}).not.toHaveProperty('subject');
});
