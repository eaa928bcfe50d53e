import { buildContactVariantB } from '#fixtures/build-contact';
import { buildJsonRequest, postTo } from '../test/support/post-to';

// These tests omit the stored record and the response, because test/support/literal-examples.ts contains both.
it('ignores the fields __proto__ and constructor', async () => {
  const sent = JSON.parse('{"__proto__":{"subject":"x"},"constructor":1}');
  const request = buildJsonRequest({ ...sent, ...buildContactVariantB() });
  expect((await postTo('contact', request)).status).toBe(201);
  expect({}).not.toHaveProperty('subject');
});
