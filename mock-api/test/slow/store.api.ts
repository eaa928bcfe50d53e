import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { cleanUp, newFolder, onCleanUp } from '../support/clean-up';
import { createClient, type Client } from '../support/client';
import { startRealServer, type RealServer } from '../support/real-server';

let server: RealServer;
let client: Client;
beforeEach(async () => {
  server = await startRealServer();
  client = await createClient(server);
});
afterEach(cleanUp);

const post = (headers?: Record<string, string>) =>
  client.post('/api/contact', buildContactVariantA(), headers);

it('answers 503 while the folder of the data file is missing, and stores a retry once when the folder is back', async () => {
  await post();
  const [folder, away] = [dirname(server.file), `${dirname(server.file)}-away`];
  onCleanUp(() => rm(away, { recursive: true, force: true }));
  await rename(folder, away);
  const key = { 'Idempotency-Key': 'same' };
  const refused = await Promise.all([post(key), post(key), post(), post()]);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(await (await client.call('/api/contact')).json()).toHaveLength(1);
  await rename(away, folder);
  expect((await post(key)).status).toBe(201);
  expect((await post(key)).status).toBe(201);
  expect((await server.lists()).contact.map(({ id }) => id)).toEqual([1, 2]);
  expect(server.output.err.match(/The record was not stored/g)).toHaveLength(1);
});

it('answers 503 while a folder has the name of the server’s temporary file', async () => {
  await mkdir(`${server.file}.tmp`);
  expect((await post()).status).toBe(503);
  await rm(`${server.file}.tmp`, { recursive: true });
  expect((await post()).status).toBe(201);
});

it('applies edits that another program saves while the server is storing records', async () => {
  const posts = (async () => {
    for (let n = 0; n < 200; n += 1) await post();
  })();
  const saved: string[] = [];
  for (let edit = 1; edit <= 20; edit += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const lists = await server.lists();
    const before = (await stat(server.file)).ino;
    await writeFile(`${server.file}.edit`, JSON.stringify({ ...lists, [`edit${edit}`]: true }));
    // Skips this edit if the server has written the file since the test read it, because the edit would remove newer
    // records.
    if ((await stat(server.file)).ino !== before) continue;
    await rename(`${server.file}.edit`, server.file);
    saved.push(`edit${edit}`);
  }
  await posts;
  const { contact, ...others } = await server.lists();
  expect(new Set(contact.map(({ id }) => id)).size).toBe(contact.length);
  expect(saved.length).toBeGreaterThan(0);
  // The server may overwrite an edit that is saved between its last check and the rename (README, "How data survives").
  // That is rare, but a busy machine can pause the server at this point.
  const overwritten = saved.filter((edit) => !(edit in others));
  expect(overwritten.length).toBeLessThanOrEqual(1);
});

/** Arguments of `unshare`: run a program with a namespace of process ids of its own, as a container does. */
const inContainer = (...command: string[]) => ['--kill-child', '-pfm', '--mount-proc', ...command];

async function expectOneServer() {
  const env = { ...process.env, DB_FILE: join(await newFolder(), 'db.json'), PORT: '0' };
  const start = () => {
    const command = inContainer(process.execPath, '--import', 'tsx', 'mock-api/server/cli.ts');
    const child = spawn('unshare', command, { env });
    const exited = once(child, 'exit');
    const kill = async () => {
      child.kill('SIGKILL');
      await exited;
    };
    onCleanUp(kill);
    return { exited, kill, out: once(child.stdout, 'data'), err: once(child.stderr, 'data') };
  };
  const first = start();
  await first.out;
  const second = start();
  const listens = second.out.then(() => 'the second server listens');
  expect(await Promise.race([second.exited, listens])).toEqual([1, null]);
  expect(String(await second.err)).toContain('is in use by another server.');
  await first.kill();
  const begin = performance.now();
  await start().out;
  expect(performance.now() - begin).toBeLessThan(15_000);
}

const title =
  'refuses a second server in another container, and starts within 15 s after a kill of the first';
// Only Linux has these namespaces, and some systems let only root create them.
if (spawnSync('unshare', inContainer('true')).status === 0) it(title, expectOneServer);
else it.todo(`${title} (to do: unshare cannot create namespaces here)`);

it("removes the temporary file of a killed process, and takes over that process's lock", async () => {
  const { file } = server;
  await post();
  await server.kill();
  await writeFile(`${file}.tmp`, '{"contact": [');
  server = await startRealServer({ file });
  expect(await readdir(dirname(file))).toEqual(['db.json', 'db.json.lock']);
  expect((await server.lists()).contact).toHaveLength(1);
});

it('keeps the data file valid at every moment, and formats it like JSON.stringify', async () => {
  const posts = Promise.all(Array.from({ length: 300 }, () => post()));
  for (let read = 0; read < 300; read += 1) await server.lists();
  await posts;
  expect(await readFile(server.file, 'utf8')).toBe(
    `${JSON.stringify(await server.lists(), null, 2)}\n`,
  );
});

it('loads a data file with other formatting and a byte order mark', async () => {
  const file = join(await newFolder(), 'db.json');
  await writeFile(file, '\uFEFF{"free-intake":[],"contact":[{"id":5,"createdAt":"x"}]}');
  const other = await startRealServer({ file });
  const answer = await (await createClient(other)).post('/api/contact', buildContactVariantA());
  expect(await answer.json()).toMatchObject({ id: 6 });
});
