import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { cleanUp, newFolder, onCleanUp } from '../test/support/clean-up';
import { startMockApi, type MockApiOptions } from './start-mock-api';

// Each test starts one or two processes, which takes long on a busy machine.
jest.setTimeout(30_000);

afterEach(cleanUp);

async function start(options?: MockApiOptions) {
  const api = await startMockApi(options);
  onCleanUp(api.stop);
  const post = (body: object) =>
    fetch(`${api.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { api, post };
}

it('starts with its own data file, returns its records and deletes the file on stop', async () => {
  const { api, post } = await start();
  expect(await api.records('contact')).toEqual([]);
  expect((await post(buildContactVariantA())).status).toBe(201);
  expect(await api.records('contact')).toMatchObject([{ id: 1, ...buildContactVariantA() }]);
  await api.stop();
  expect(existsSync(dirname(api.dbFile))).toBe(false);
  await expect(fetch(api.origin)).rejects.toThrow('fetch failed');
});

it('keeps the data file that the caller names, and reads it at the next start', async () => {
  const dbFile = join(await newFolder(), 'db.json');
  const first = await start({ dbFile });
  await first.post(buildContactVariantA());
  await first.api.stop();
  const { api } = await start({ dbFile });
  expect(await api.records('contact')).toHaveLength(1);
});

it('waits for a record that has the given fields or fulfils a predicate', async () => {
  const { api, post } = await start();
  const waiting = api.waitForRecord('contact', { service: 'discovery' });
  const byLength = api.waitForRecord('contact', ({ message }) => message.length < 7);
  await post(buildContactVariantA({ message: 'Short.' }));
  await post(buildContactVariantB());
  expect(await waiting).toMatchObject({ id: 2, service: 'discovery' });
  expect(await byLength).toMatchObject({ id: 1 });
  await expect(api.waitForRecord('contact', { id: 3 }, 50)).rejects.toThrow(
    'None of the 2 records of contact matched in 50 ms.',
  );
});

it('sets one scenario or a sequence, and resets both', async () => {
  const { api, post } = await start({ flags: ['--seed', 'fixtures'] });
  const seeded = await api.records('contact');
  expect(seeded).toHaveLength(2);
  await api.setScenario('contact', 'error');
  expect((await post(buildContactVariantA())).status).toBe(500);
  await api.setScenario('contact', ['invalid', 'success']);
  expect((await post(buildContactVariantA())).status).toBe(422);
  expect((await post(buildContactVariantA())).status).toBe(201);
  await api.setScenario('contact', 'offline');
  await api.reset();
  expect(await api.records('contact')).toEqual(seeded);
  expect((await post(buildContactVariantA())).status).toBe(201);
  await expect(api.setScenario('contact', 'chaos' as never)).rejects.toThrow('422');
});

it('rejects with the printed reason when the server does not start', async () => {
  const dbFile = join(await newFolder(), 'db.json');
  await writeFile(dbFile, '{');
  await expect(start({ dbFile })).rejects.toThrow(/ended with code 1: The data file .*db\.json is/);
});
