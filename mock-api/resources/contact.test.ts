import { buildContactVariantB } from '#fixtures/build-contact';
import { buildJsonRequest, postTo } from '../test/support/post-to';

// This file does not check the stored record and the response. The examples in test/support/literal-examples.ts do.
it('ignores the fields __proto__ and constructor', async () => {
  const sent = JSON.parse('{"__proto__":{"subject":"x"},"constructor":1}');
  const request = buildJsonRequest({ ...sent, ...buildContactVariantB() });
  expect((await postTo('contact', request)).status).toBe(201);
  expect({}).not.toHaveProperty('subject');
});
