import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildContactVariantA } from '#fixtures/build-contact';
import { cleanUp, newFolder, onCleanUp } from '../test/support/clean-up';
import { exchange, request as requestOf } from '../test/support/exchange';
import { spawnServer } from '../test/support/real-server';
import { serve } from '../test/support/serve';

afterEach(cleanUp);

const root = fileURLToPath(new URL('../../', import.meta.url));

const newFile = async () => join(await newFolder(), 'db.json');

const run = (flags: string[], env: Record<string, string>) => spawnServer({ flags, env });

const post = (url: string, headers = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(buildContactVariantA()),
  });

it('prints its URL but no warning for 20 slow calls, exits with code 0 on SIGINT, and keeps every accepted lead in the file', async () => {
  const DB_FILE = join(await newFolder(), 'data', 'db.json');
  const { child, listening, ended } = run(['--port', '0', '--admin'], { DB_FILE });
  const url = await listening;
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const slow = { 'X-Mock-Scenario': '{ "delay": 500 }' };
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(url, slow)));
  child.kill('SIGINT');
  const { code, out, err } = await ended;
  expect([code, err]).toEqual([0, '']);
  const [first, ...lines] = out.trimEnd().split('\n');
  expect(first).toBe(url);
  expect(lines).toHaveLength(20);
  for (const line of lines)
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z POST \/api\/contact 201 \d+ ms$/);
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(JSON.parse(await readFile(DB_FILE, 'utf8')).contact).toHaveLength(20);
});

async function isClosed(port: number) {
  for (;;) {
    const isRefused = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => socket.destroy());
      socket.on('error', () => resolve(true));
      socket.on('close', () => resolve(false));
    });
    if (isRefused) return;
  }
}

/** Sends a POST without the end of its body. Resolves when the server has received its headers. */
async function openPost(url: string) {
  const text = JSON.stringify(buildContactVariantA());
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': text.length,
    Expect: '100-continue',
  };
  const sending = request(`${url}/api/contact`, { method: 'POST', headers });
  sending.flushHeaders();
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  await once(sending, 'continue');
  sending.write(text.slice(0, 10));
  return { answered, finish: () => sending.end(text.slice(10)) };
}

it('finishes an open request after SIGTERM, and exits with code 0', async () => {
  const DB_FILE = await newFile();
  const { child, listening, ended } = run(['--port', '0'], { DB_FILE });
  const url = await listening;
  const { answered, finish } = await openPost(url);
  child.kill('SIGTERM');
  await isClosed(Number(new URL(url).port));
  finish();
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(201);
  expect((await ended).code).toBe(0);
  expect(JSON.parse(await readFile(DB_FILE, 'utf8')).contact).toHaveLength(1);
});

it('with --no-api serves only the site, and creates no data file', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, '404.html'), 'not here');
  await mkdir(join(folder, 'about'));
  await writeFile(join(folder, 'about', 'index.html'), 'about us');
  const DB_FILE = join(folder, 'db.json');
  const { child, listening, ended } = run(['--port', '0', '--site', folder, '--no-api'], {
    DB_FILE,
  });
  const url = await listening;
  expect(await (await fetch(`${url}/about`)).text()).toBe('about us');
  expect((await fetch(`${url}/api/health`)).status).toBe(404);
  child.kill('SIGTERM');
  await ended;
  await expect(readFile(DB_FILE)).rejects.toThrow('ENOENT');
});

it('prints one sentence and exits when the data file is corrupt', async () => {
  const folder = await newFolder();
  const DB_FILE = join(folder, 'db.json');
  await writeFile(DB_FILE, '{"contact":[');
  const { code, out, err } = await run(['--port', '0'], { DB_FILE }).ended;
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(
    /^The data file \S+ is not valid JSON in UTF-8 \(.+\)\. Repair it or move it away\.\n$/,
  );
  expect(await readdir(folder)).toEqual(['db.json']);
  expect(await readFile(DB_FILE, 'utf8')).toBe('{"contact":[');
});

it('prints one sentence and exits when the port is in use', async () => {
  const { port } = await serve(createServer());
  const DB_FILE = await newFile();
  expect(await run([], { DB_FILE, PORT: String(port) }).ended).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is already in use. Stop the other program or set PORT to another port.\n`,
  });
});

it('prints one sentence and exits when the folder of --site holds no built site', async () => {
  const folder = await newFolder();
  const DB_FILE = join(folder, 'db.json');
  const { code, err } = await run(['--port', '0', '--site', folder], { DB_FILE }).ended;
  expect([code, err]).toEqual([
    1,
    `The folder ${folder} holds no built site. Run npm run build.\n`,
  ]);
});

it('prints one sentence and exits when the site sends its forms to another API', async () => {
  const folder = await newFolder();
  const DB_FILE = join(folder, 'db.json');
  const site = join(folder, 'site');
  await mkdir(site);
  await writeFile(join(site, '404.html'), 'not here');
  const policy = "connect-src 'self' https://api.example.com; img-src 'self'";
  const rules = [{ pattern: '', headers: { 'Content-Security-Policy': policy } }];
  await writeFile(`${site}.headers.json`, JSON.stringify(rules));
  const { code, err } = await run(['--port', '0', '--site', site], { DB_FILE }).ended;
  expect([code, err]).toEqual([
    1,
    `The site in ${site} sends its forms to https://api.example.com, not to this server. ` +
      'Build it without API_ORIGIN, or add --no-api.\n',
  ]);
});

const secondsOf = async (end: Promise<unknown>) => {
  const begin = performance.now();
  await end;
  return (performance.now() - begin) / 1_000;
};

it('accepts requests with the host name of --host-name, as in a container network, and locks its data file', async () => {
  const DB_FILE = await newFile();
  const flags = ['--port', '0', '--host-name', 'mock-api'];
  const first = run(flags, { DB_FILE, HOST: '0.0.0.0' });
  const { port } = new URL(await first.listening);
  const statusFor = async (host: string) =>
    (await exchange(Number(port), requestOf('GET /api/health', [`Host: ${host}`]))).status;
  expect(await statusFor(`mock-api:${port}`)).toBe(200);
  expect(await statusFor(`other:${port}`)).toBe(403);

  expect(await run(['--port', '0'], { DB_FILE }).ended).toEqual({
    code: 1,
    out: '',
    err: `The data file ${DB_FILE} is in use by another server. Stop it, set DB_FILE to another file or, if no server runs, remove ${DB_FILE}.lock.\n`,
  });
});

const drip = { 'X-Mock-Scenario': 'drip' };

/** Resolves when the file contains a record. */
async function isStored(file: string) {
  while (!(await readFile(file, 'utf8')).includes('"id"'))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

it('ignores a second signal 200 ms after the first, because npm forwards a Ctrl-C that the server has already received', async () => {
  const DB_FILE = await newFile();
  const { child, listening, ended } = run(['--port', '0', '--admin'], { DB_FILE });
  const text = post(await listening, drip).then((response) => response.text());
  await isStored(DB_FILE);
  child.kill('SIGINT');
  // The operating system merges two signals that arrive at the same moment, so the test waits between them.
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill('SIGINT');
  expect(JSON.parse(await text)).toMatchObject({ id: 1 });
  expect(await ended).toMatchObject({ code: 0 });
});

it('exits at once on a second signal that arrives 700 ms after the first', async () => {
  const DB_FILE = await newFile();
  const { child, listening, ended } = run(['--port', '0', '--admin'], { DB_FILE });
  void post(await listening, drip)
    .then((response) => response.text())
    .catch(() => {});
  await isStored(DB_FILE);
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 700));
  child.kill('SIGINT');
  // Without the second signal, the exit code would be 0.
  expect((await ended).code).toBe(130);
});

it('exits within five seconds although a request is open, and stores nothing after the signal', async () => {
  const DB_FILE = await newFile();
  const { child, listening, ended } = run(['--port', '0'], { DB_FILE });
  const { answered } = await openPost(await listening);
  const lost = answered.catch(() => 'lost');
  child.kill('SIGINT');
  expect(await secondsOf(ended)).toBeLessThan(5);
  expect(await lost).toBe('lost');
  expect(JSON.parse(await readFile(DB_FILE, 'utf8')).contact).toEqual([]);
  expect(await readdir(join(DB_FILE, '..'))).toEqual(['db.json']);
});

it('the server exits if npm gets SIGTERM', async () => {
  const DB_FILE = await newFile();
  const npm = spawn('npm', ['run', '--silent', 'mock-api'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DB_FILE },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(npm, 'close');
  onCleanUp(async () => {
    // If the test has failed, processes of the group may still run.
    try {
      process.kill(-npm.pid!, 'SIGKILL');
    } catch {}
    await closed;
  });
  const [origin] = (await once(npm.stdout.setEncoding('utf8'), 'data')) as [string];
  const answer = await fetch(origin.trim());
  expect(answer.status).toBe(404);
  npm.kill('SIGTERM');
  // `close` fires only when every process that shares npm's output has exited.
  await closed;
  await expect(fetch(origin.trim())).rejects.toThrow('fetch failed');
});

it('the server exits when its parent process closes the IPC channel, even without a signal', async () => {
  const DB_FILE = await newFile();
  const { child, listening } = run(['--port', '0'], { DB_FILE });
  await listening;
  const exit = once(child, 'exit');
  child.disconnect();
  expect(await exit).toEqual([0, null]);
});

it('dates the seeded records before the time of --now, and a new record at that time', async () => {
  const DB_FILE = await newFile();
  const flags = ['--port', '0', '--seed', 'fixtures', '--now', '2026-03-01T08:00:00Z'];
  const { listening } = run(flags, { DB_FILE });
  const created = await (await post(await listening)).json();
  expect(created).toMatchObject({ id: 3, createdAt: '2026-03-01T08:00:00.000Z' });
  const lists = JSON.parse(await readFile(DB_FILE, 'utf8'));
  expect(lists['ai-scan'].at(-1).createdAt).toBe('2026-03-01T04:42:00.000Z');
  expect(lists['free-intake']).toHaveLength(1);
});

it('prints that it does not use the seed because the file holds records, and that the journal keeps bodies', async () => {
  const DB_FILE = await newFile();
  await writeFile(DB_FILE, '{"contact":[{"id":1}]}');
  const flags = ['--port', '0', '--seed', 'fixtures', '--journal-bodies'];
  const { child, listening, ended } = run(flags, { DB_FILE });
  await listening;
  child.kill('SIGINT');
  expect((await ended).err.split('\n')).toEqual([
    `The seed waits for a reset: the data file ${DB_FILE} holds records already.`,
    'The journal keeps the content of calls, including personal data (--journal-bodies).',
    '',
  ]);
});

it.each([
  ['nowhere.json', undefined, 'cannot be read (ENOENT)'],
  [
    'same.json',
    '{"contact":[{"id":1},{"id":1}]}',
    'does not hold lists of records with an id: record 2 of contact has the id 1 of an earlier one',
  ],
])('prints one sentence and exits with code 1 for the seed %s', async (name, text, sentence) => {
  const DB_FILE = await newFile();
  const seed = join(DB_FILE, '..', name);
  if (text) await writeFile(seed, text);
  expect(await run(['--seed', seed], { DB_FILE }).ended).toEqual({
    code: 1,
    out: '',
    err: `The seed ${seed} ${sentence}.\n`,
  });
});

it('prints the flags and environment variables with --help', async () => {
  const { code, out } = await run(['--help'], {}).ended;
  expect(code).toBe(0);
  for (const word of ['--port', '--fail', '--seed', '--admin', 'DB_FILE'])
    expect(out).toContain(word);
});
