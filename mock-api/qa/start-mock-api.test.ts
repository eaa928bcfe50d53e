import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { resourceNames } from '../resources/registry';
import { testCertificate, testKey } from '../test/support/certificate';
import { cleanUp, newFolder, onCleanUp } from '../test/support/clean-up';
import { call as callServer } from './call';
import { startMockApi, type MockApi, type MockApiOptions } from './start-mock-api';

// On a busy machine, starting server processes can take longer than jest's default time limit.
jest.setTimeout(30_000);

afterEach(cleanUp);

async function start(options?: MockApiOptions) {
  const api = await startMockApi(options);
  onCleanUp(api.stop);
  return withPost(api);
}

function withPost(api: MockApi) {
  const post = (body: object) =>
    fetch(`${api.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { api, post };
}

it('starts with a temporary data file, returns the records in it, and on stop deletes the file and its listener for the end of the process', async () => {
  const listeners = process.listenerCount('exit');
  const { api, post } = await start();
  expect(await api.records('contact')).toEqual([]);
  expect((await post(buildContactVariantA())).status).toBe(201);
  expect(await api.records('contact')).toMatchObject([{ id: 1, ...buildContactVariantA() }]);
  await api.stop();
  expect(existsSync(dirname(api.dbFile))).toBe(false);
  expect(process.listenerCount('exit')).toBe(listeners);
  await expect(fetch(api.origin)).rejects.toThrow('fetch failed');
});

it('sets one scenario or a sequence of scenarios, and restores the seed and the scenario success on reset', async () => {
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
  await expect(api.setScenario('contact', { when: { emial: 'x' } })).rejects.toThrow('422');
  await expect(api.setScenario('contact', { when: { email: undefined } })).rejects.toThrow(
    '"when" in the scenario of contact is not an object with at least one field, and no undefined value.',
  );
});

it('resolves relative paths against the working directory of its caller', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/404.html'), 'not here');
  const before = process.cwd();
  onCleanUp(async () => process.chdir(before));
  process.chdir(folder);
  const { api } = await start({ flags: ['--site', 'site'] });
  expect(await (await fetch(`${api.origin}/nowhere`)).text()).toBe('not here');
});

it('serves HTTPS with the certificate of its caller, on all addresses with the host 0.0.0.0', async () => {
  const folder = await newFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await writeFile(key, testKey);
  await writeFile(cert, testCertificate);
  const { api } = await start({ host: '0.0.0.0', key, cert });
  expect(api.origin).toMatch(/^https:/);
  expect(await api.journal()).toEqual([]);
  await api.setScenario('contact', { status: 409 });
  await api.reset(['scenarios']);
  const scenarios = await callServer(`${api.origin}/__admin/scenarios`, 'GET');
  expect(JSON.parse(scenarios.text)).toMatchObject({ contact: 'success' });
  await api.stop();
  await writeFile(key, 'no key');
  await expect(start({ key, cert })).rejects.toThrow('cannot be used');
  await expect(start({ key })).rejects.toThrow('HTTPS needs both --key and --cert.');
});

it('rejects with the printed reason when the server does not start', async () => {
  const dbFile = join(await newFolder(), 'db.json');
  await writeFile(dbFile, '{');
  await expect(start({ dbFile })).rejects.toThrow(/ended with code 1: The data file .*db\.json is/);
});

it('ends the server with a process that calls no stop, and leaves no temporary folder then and after a failed start', async () => {
  const folder = await newFolder();
  const script = `
    const { startMockApi } = require('#mock-api/qa/start-mock-api');
    startMockApi({ flags: ['--chaos'] })
      .catch(() => startMockApi())
      .then(({ origin }) => console.log(origin));
  `;
  const command = ['--import', 'tsx', '--eval', script];
  const env = { ...process.env, TMPDIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  expect(stdout).toMatch(/^http:/);
  await expect(fetch(stdout.trim())).rejects.toThrow('fetch failed');
  expect((await readdir(folder)).filter((name) => name.startsWith('maatwerk-'))).toEqual([]);
});

describe('with one server for several tests', () => {
  let shared: MockApi;
  beforeAll(async () => {
    shared = await startMockApi();
  });
  afterEach(() => shared.reset());
  afterAll(() => shared.stop());

  it('waits for a record that has the given fields or fulfils a predicate', async () => {
    const { api, post } = withPost(shared);
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

  it('needs neither fetch nor the clock of the test, which tests may replace', async () => {
    const { api, post } = withPost(shared);
    await post(buildContactVariantA());
    const { fetch } = globalThis;
    jest.useFakeTimers();
    globalThis.fetch = () => Promise.reject(new Error('a stub'));
    try {
      expect(await api.journal()).toHaveLength(1);
      await api.setScenario('contact', 'error');
      await expect(api.waitForRecord('contact', { id: 3 }, 50)).rejects.toThrow('in 50 ms');
    } finally {
      jest.useRealTimers();
      globalThis.fetch = fetch;
    }
  });

  it('reads records from a data file with a byte order mark, and reads again while an edit is incomplete', async () => {
    const { api, post } = withPost(shared);
    await post(buildContactVariantA());
    const text = await readFile(api.dbFile, 'utf8');
    await writeFile(api.dbFile, `\uFEFF${text}`);
    expect(await api.records('contact')).toHaveLength(1);
    await writeFile(api.dbFile, text.slice(0, 40));
    const reading = api.records('contact');
    await expect(Promise.race([reading, setTimeout(200, 'still reading')])).resolves.toBe(
      'still reading',
    );
    await writeFile(api.dbFile, text);
    expect(await reading).toHaveLength(1);
  });

  it('resolves with a matching call, whether it arrives later or is already in the journal', async () => {
    const { api, post } = withPost(shared);
    const waiting = api.waitForCall({ list: 'contact', status: 422 });
    await post(buildContactVariantA());
    await post({});
    expect(await waiting).toMatchObject({ status: 422 });
    expect(await api.waitForCall({ status: 201 })).toMatchObject({ status: 201 });
    await expect(api.waitForCall({ list: 'ai-scan' }, 50)).rejects.toThrow(
      'None of the 2 calls in the journal matched {"list":"ai-scan"} in 50 ms.',
    );
  });

  it('rejects with an error that names the valid lists when a caller passes an unknown list', async () => {
    const { api } = withPost(shared);
    const unknown = 'contacts' as 'contact';
    const sentence = `The mock API has no list "contacts". Its lists are ${resourceNames.join(', ')}.`;
    const calls = [
      () => api.records(unknown),
      () => api.waitForRecord(unknown, {}),
      () => api.journal({ list: unknown }),
      () => api.waitForCall({ list: unknown }),
      () => api.setScenario(unknown, 'error'),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(sentence);
  });
});
