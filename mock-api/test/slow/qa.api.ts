import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildRecords } from '#fixtures/records';
import { cleanUp, newFolder } from '../support/clean-up';
import { createClient } from '../support/client';
import { startRealServer } from '../support/real-server';

async function start(...flags: string[]) {
  const server = await startRealServer({ flags });
  return { server, ...(await createClient(server)) };
}
afterEach(cleanUp);

const contactRecords = buildRecords().contact.slice(0, 2);
const seedFile = async () => {
  const file = join(await newFolder(), 'seed.json');
  await writeFile(file, JSON.stringify({ contact: contactRecords }));
  return file;
};
const setScenarios = (body: object) => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

it('--seed fills the lists, and a reset restores the records, ids and scenarios', async () => {
  const { call, post, server } = await start('--seed', await seedFile(), '--admin');
  expect((await server.lists()).contact).toEqual(contactRecords);
  expect(await (await post('/api/contact', buildContactVariantB())).json()).toMatchObject({
    id: 3,
  });
  await call('/__admin/scenarios', setScenarios({ contact: 'error' }));
  expect((await call('/__admin/reset', { method: 'POST' })).status).toBe(204);
  expect((await server.lists()).contact).toEqual(contactRecords);
  expect(await (await post('/api/contact', buildContactVariantB())).json()).toMatchObject({
    id: 3,
  });
});

it('--seed does not change a data file that holds records', async () => {
  const seed = await seedFile();
  const { post, server } = await start();
  await post('/api/free-intake', buildFreeIntake());
  await server.end();
  const again = await startRealServer({ file: server.file, flags: ['--seed', seed] });
  expect(await again.lists()).toMatchObject({ contact: [], 'free-intake': [{ id: 1 }] });
});

it('refuses unknown scenarios, methods and paths under /__admin/', async () => {
  const { call } = await start('--admin');
  const statuses = [
    await call('/__admin/scenarios', setScenarios({ contact: 'chaos' })),
    await call('/__admin/scenarios', setScenarios({ users: 'error' })),
    await call('/__admin/reset'),
    await call('/__admin/toString'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([422, 422, 405, 404]);
});

it('adds each request to the journal and prints it, both without any text that a visitor typed', async () => {
  const { call, post, server } = await start('--admin');
  await post('/api/contact', buildContactVariantA());
  await call('/api/contact?email=jane@secret.example');
  await call('/api/jane@secret.example');
  const journal = (await (await call('/__admin/journal')).json()) as object[];
  expect(journal.slice(-3)).toEqual([
    expect.objectContaining({ method: 'POST', path: '/api/contact', status: 201 }),
    expect.objectContaining({ method: 'GET', path: '/api/contact', status: 200 }),
    expect.objectContaining({ method: 'GET', path: '(another address)', status: 404 }),
  ]);
  const { out } = await server.end();
  expect(out.match(/^\S+ \w+ .* \d{3} \d+ ms$/gm)?.length).toBe(out.trim().split('\n').length - 1);
  expect(out + JSON.stringify(journal)).not.toMatch(/secret|jane|femke|Zandbergen|bakery/i);
});

it('--admin allows PUT, PATCH and DELETE of records, within the contract', async () => {
  const { call, post, server } = await start('--admin');
  await post('/api/contact', buildContactVariantA());
  const send = (method: string, body: object) =>
    call('/api/contact/1', { ...setScenarios(body), method });
  const patched = await send('PATCH', { company: 'Other' });
  expect(await patched.json()).toMatchObject({ id: 1, company: 'Other', firstName: 'Femke' });
  const put = await send('PUT', { ...buildContactVariantB(), id: 9 });
  expect(await put.json()).toEqual({
    ...buildContactVariantB(),
    id: 1,
    createdAt: expect.any(String),
  });
  expect((await send('PATCH', { email: 'nobody' })).status).toBe(422);
  expect((await server.lists()).contact).toEqual([await (await call('/api/contact/1')).json()]);
  expect((await call('/api/contact/1', { method: 'DELETE' })).status).toBe(200);
  expect((await call('/api/contact/1', { method: 'DELETE' })).status).toBe(404);
  expect((await server.lists()).contact).toEqual([]);
});

it('--origin allows calls from pages of that origin, and not from pages of similar origins', async () => {
  const { call } = await start('--origin', 'https://staging.example');
  const from = async (Origin: string) => {
    const { status, headers } = await call('/api/contact', { headers: { Origin } });
    return [status, headers.get('Access-Control-Allow-Origin')];
  };
  expect(await from('https://staging.example')).toEqual([200, 'https://staging.example']);
  expect(await from('https://staging.example.evil.example')).toEqual([403, null]);
  expect(await from('http://staging.example')).toEqual([403, null]);
});

it('runs four servers at once, each with its own port and data file', async () => {
  const servers = await Promise.all(Array.from({ length: 4 }, () => start()));
  await Promise.all(servers.map(({ post }) => post('/api/contact', buildContactVariantA())));
  expect(new Set(servers.map(({ server }) => server.port)).size).toBe(4);
  for (const { server } of servers) expect((await server.lists()).contact).toHaveLength(1);
});
