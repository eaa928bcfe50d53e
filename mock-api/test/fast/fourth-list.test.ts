import * as z from 'zod/mini';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { createMemoryStore } from '../../core/memory-store';
import { emptyLists } from '../../core/store';
import { createHandlers } from '../../msw/handlers';
import { byResource } from '../../resources/registry';
import { readWith } from '../../resources/field-errors';
import { help, parseOptions } from '../../server/options';
import { parseLists } from '../../server/store/parse-lists';
import { cleanUp, newFolder } from '../support/clean-up';
import { startTestServer } from '../support/start-test-server';

const mockNewsletter = {
  summary: 'Ask for the newsletter',
  takes: 'json' as const,
  shapes: [
    {
      name: 'Newsletter',
      schema: z.object({ email: z.email('No e-mail') }),
      example: { email: 'sanne@bakkerij.example' },
    },
  ],
  read: (body: object) => readWith(z.object({ email: z.email('No e-mail') }), body),
  record: {
    name: 'NewsletterRecord',
    schema: z.object({ id: z.int(), email: z.email('No e-mail'), createdAt: z.iso.datetime() }),
  },
  status: 201 as const,
  refused: { field: 'email', message: 'Taken' },
};
// Adds the row before another module reads the registry.
jest.mock('../../resources/registry', () => {
  const actual = jest.requireActual<{ registry: object; resourceNames: string[] }>(
    '../../resources/registry',
  );
  Object.assign(actual.registry, { newsletter: async () => mockNewsletter });
  actual.resourceNames.push('newsletter');
  return actual;
});

afterEach(cleanUp);

const post = (body: object, headers = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const email = 'sanne@bakkerij.example';

it('stores, reads, searches, changes and resets a fourth list that has a file and a row', async () => {
  const seed = parseLists(
    new TextEncoder().encode('{"newsletter":[{"id":4,"email":"a@b.example"}]}'),
  );
  const server = await startTestServer({ isAdmin: true, hasBodies: true, seed });
  const call = (path: string, init?: RequestInit) => fetch(server.url + path, init);

  const created = await call('/api/newsletter', post({ email, role: 'x' }));
  expect(created.status).toBe(201);
  const record = { id: 5, email, createdAt: expect.any(String) };
  expect(await created.json()).toEqual(record);
  expect(JSON.parse(await server.text()).newsletter).toMatchObject([{ id: 4 }, record]);
  expect(await (await call('/api/newsletter')).json()).toHaveLength(2);
  expect(await (await call('/api/newsletter?q=sanne')).json()).toEqual([record]);
  expect(await (await call('/api/newsletter/5')).json()).toEqual(record);
  const refused = await call('/api/newsletter', post({}));
  expect(await refused.json()).toMatchObject({
    errors: [{ field: 'email', message: 'No e-mail' }],
  });
  const changed = { ...post({ email: 'b@c.example' }), method: 'PATCH' };
  expect((await call('/api/newsletter/5', changed)).status).toBe(200);

  const journal = await (await call('/__admin/journal?list=newsletter&status=201')).json();
  expect(journal).toMatchObject([{ path: '/api/newsletter', body: { email } }]);
  expect((await call('/__admin/reset', { method: 'POST' })).status).toBe(204);
  expect(await (await call('/api/newsletter')).json()).toEqual([{ id: 4, email: 'a@b.example' }]);
});

it('derives scenarios, failures, help and the OpenAPI document of a fourth list', async () => {
  const { failures } = parseOptions(['--fail', 'newsletter=502:1'], {});
  const server = await startTestServer({ isAdmin: true, failures });
  const call = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  expect((await call('/api/newsletter', post({ email }))).status).toBe(502);
  const scenarios = { ...post({ newsletter: 'invalid' }), method: 'PUT' };
  expect(await (await call('/__admin/scenarios', scenarios)).json()).toEqual({
    ...byResource(() => 'success'),
    newsletter: 'invalid',
  });
  expect(await (await call('/api/newsletter', post({ email }))).json()).toMatchObject({
    errors: [{ field: 'email', message: 'Taken' }],
  });
  expect(help).toContain(', newsletter)');
  const document = (await (await call('/api/openapi.json')).json()) as any;
  expect(document.paths['/api/newsletter'].post.summary).toBe('Ask for the newsletter');
  expect(document.components.schemas).toHaveProperty('NewsletterRecord');
});

it('answers a fourth list over MSW, and starts without records when the file has none', async () => {
  const lists = emptyLists();
  const handlers = createHandlers(createMemoryStore(lists));
  const request = new Request('http://localhost/api/newsletter', post({ email }));
  expect((await getResponse(handlers, request))?.status).toBe(201);
  expect(lists).toMatchObject({ contact: [], newsletter: [{ id: 1, email }] });

  const file = join(await newFolder(), 'db.json');
  await writeFile(file, '{"contact":[]}');
  expect(parseLists(await readFile(file))).toMatchObject({ contact: [], newsletter: [] });
});
