import { readFile, writeFile } from 'node:fs/promises';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { createClient } from './client';
import { startRealServer } from './real-server';

async function start() {
  const server = await startRealServer();
  const client = await createClient(server);
  const post = (headers?: Record<string, string>) =>
    client.post('/api/contact', buildContactVariantA(), headers);
  return { server, client, post };
}

/** Expects that concurrent calls with one idempotency key store one record, and that other fields get 422. */
export async function expectKeysHonoured() {
  const key = { 'Idempotency-Key': 'one lead' };
  const { server, client, post } = await start();
  const crowd = await Promise.all(Array.from({ length: 20 }, () => post(key)));
  const ids = await Promise.all(
    crowd.map(async (answer) => ((await answer.json()) as { id: number }).id),
  );
  expect(ids).toEqual(Array(20).fill(1));
  expect((await client.post('/api/contact', buildContactVariantB(), key)).status).toBe(422);
  expect((await server.lists()).contact).toHaveLength(1);
}

/**
 * Expects that responses and later commits include an edit of the data file, and that an invalid edit stays on disk.
 */
export async function expectEditsKept() {
  const { server, client, post } = await start();
  await post();
  const { contact } = await server.lists();
  const edited = { contact: [{ ...contact[0], message: 'Edited.' }], notes: 'mine' };
  await writeFile(server.file, JSON.stringify(edited));
  expect(await (await client.call('/api/contact/1')).json()).toMatchObject({ message: 'Edited.' });
  expect(await (await client.call('/api/contact')).json()).toMatchObject([{ message: 'Edited.' }]);
  await post();
  const expected = { contact: [{ message: 'Edited.' }, { id: 2 }], notes: 'mine' };
  expect(await server.lists()).toMatchObject(expected);

  const text = await readFile(server.file, 'utf8');
  await writeFile(server.file, `${text} and a slip`);
  expect((await post()).status).toBe(503);
  expect(await readFile(server.file, 'utf8')).toBe(`${text} and a slip`);
  expect(server.output.err).toContain('was edited and is not valid JSON');
  expect((await client.call('/api/contact')).status).toBe(200);
  await writeFile(server.file, text);
  expect((await post()).status).toBe(201);
  expect((await server.lists()).contact).toHaveLength(3);
}
