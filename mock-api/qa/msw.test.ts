import { getResponse } from 'msw';
import { buildContactVariantA } from '#fixtures/build-contact';
import { createHandlers, createMemoryStore, createScenarios } from './msw';

const scenarios = createScenarios();
const handlers = createHandlers(createMemoryStore(), { scenarios });
const post = () =>
  getResponse(
    handlers,
    new Request('http://localhost/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(buildContactVariantA()),
    }),
  );

it('answers with a scenario with details, then as the API does', async () => {
  scenarios.set({ contact: [{ status: 429, headers: { 'Retry-After': '30' } }] });
  const limited = await post();
  expect([limited?.status, limited?.headers.get('Retry-After')]).toEqual([429, '30']);
  expect((await post())?.status).toBe(201);
});

it('accepts an origin with a trailing slash', async () => {
  const options = { origin: 'http://localhost/' };
  const request = new Request('http://localhost/api/contact');
  const handled = createHandlers(createMemoryStore(), options);
  expect(await (await getResponse(handled, request))?.json()).toEqual([]);
});

it('sends half of a response in the scenario cut, and all of it in pieces in the scenario drip', async () => {
  scenarios.set({ contact: ['cut', 'drip'] });
  await expect((await post())?.text()).rejects.toThrow('The response is cut.');
  expect(await (await post())?.json()).toMatchObject(buildContactVariantA());
});
