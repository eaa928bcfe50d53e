import * as z from 'zod/mini';
import { validateWith } from '../../resources/field-errors';
import { parseLists } from '../../server/store/parse-lists';
import { cleanUp } from '../support/clean-up';
import { startTestServer } from '../support/start-test-server';

/** The description of the fourth list (step 3 in the README, "Add a list"). */
const mockFourthList = {
  summary: 'Fill the fourth list',
  takes: 'json' as const,
  shapes: [
    {
      name: 'Fourth',
      schema: z.object({ email: z.email('No e-mail') }),
      example: { email: 'sanne@bakkerij.example' },
    },
  ],
  validate: (body: object) => validateWith(z.object({ email: z.email('No e-mail') }), body),
  record: {
    name: 'FourthRecord',
    schema: z.object({ id: z.int(), email: z.email('No e-mail'), createdAt: z.iso.datetime() }),
  },
  status: 201 as const,
  refused: { field: 'email', message: 'Taken' },
};
// Adds the list to the registry (step 2 in the README) before another module imports the registry.
jest.mock('../../resources/registry', () => {
  const actual = jest.requireActual<{ registry: object; resourceNames: string[] }>(
    '../../resources/registry',
  );
  Object.assign(actual.registry, { 'x-fourth': async () => mockFourthList });
  actual.resourceNames.push('x-fourth');
  return actual;
});

afterEach(cleanUp);

const post = (body: object, headers = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const email = 'sanne@bakkerij.example';

it('stores, reads, searches and resets a fourth list whose only code is a description and a row of the registry', async () => {
  const seed = parseLists(
    new TextEncoder().encode('{"x-fourth":[{"id":4,"email":"a@b.example"}]}'),
  );
  const server = await startTestServer({ isAdmin: true, hasBodies: true, seed });
  const call = (path: string, init?: RequestInit) => fetch(server.url + path, init);

  const created = await call('/api/x-fourth', post({ email, isAdmin: true }));
  expect(created.status).toBe(201);
  const record = { id: 5, email, createdAt: expect.any(String) };
  expect(await created.json()).toEqual(record);
  expect(JSON.parse(await server.text())['x-fourth']).toMatchObject([{ id: 4 }, record]);
  expect(await (await call('/api/x-fourth')).json()).toHaveLength(2);
  expect(await (await call('/api/x-fourth?q=sanne')).json()).toEqual([record]);
  expect(await (await call('/api/x-fourth/5')).json()).toEqual(record);
  const refused = await call('/api/x-fourth', post({}));
  expect(await refused.json()).toMatchObject({
    errors: [{ field: 'email', message: 'No e-mail' }],
  });

  const journal = await (await call('/__admin/journal?list=x-fourth&status=201')).json();
  expect(journal).toMatchObject([{ path: '/api/x-fourth', body: { email } }]);
  expect((await call('/__admin/reset', { method: 'POST' })).status).toBe(204);
  expect(await (await call('/api/x-fourth')).json()).toEqual([{ id: 4, email: 'a@b.example' }]);
});
