import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildContactVariantA } from '#fixtures/build-contact';
import { startMockApi } from '#mock-api/qa/start-mock-api';
import { root } from '../support/root';
import { findFreePort } from '../support/servers/loopback';
import { atLeast, type BenchRow } from './row';

const connections = 50;
const seconds = 8;

/** Measures how many records per second the mock API and json-server store, each with a file of 10,000 records. */
export async function measureMockApi(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-bench-'));
  try {
    const own = await measureOwn(await fileWithRecords(folder, 'own.json'));
    const other = await measureJsonServer(await fileWithRecords(folder, 'json-server.json'));
    console.log(`POST/s at 10,000 records: mock API ${own}, json-server ${other}`);
    return [atLeast('mock API: POST/s at 10,000 records, times json-server', own / other, 10, 'x')];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fileWithRecords(folder: string, name: string) {
  const contact = Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 1,
    ...buildContactVariantA(),
    createdAt: '2024-05-13T08:02:11.000Z',
  }));
  const file = join(folder, name);
  await writeFile(file, JSON.stringify({ contact, 'free-intake': [], 'ai-scan': [] }, null, 2));
  return file;
}

async function measureOwn(dbFile: string) {
  const api = await startMockApi({ dbFile });
  const rate = await postsPerSecond(`${api.origin}/api/contact`);
  await api.stop();
  return rate;
}

/** Measures json-server 0.17.4, started as its documentation says, but without its log. */
async function measureJsonServer(file: string) {
  const port = await findFreePort();
  const bin = join(root, 'node_modules/json-server/lib/cli/bin.js');
  const command = [bin, '--quiet', '--port', String(port), file];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const url = `http://localhost:${port}/contact`;
    while (!(await fetch(`${url}/1`).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error('json-server ended before it listened.');
      await wait(50);
    }
    return await postsPerSecond(url);
  } finally {
    child.kill('SIGKILL');
  }
}

/** Returns POST requests per second, without the first three seconds, in which V8 still compiles code. */
async function postsPerSecond(url: string) {
  await postDuring(url, 3);
  return Math.round((await postDuring(url, seconds)) / seconds);
}

async function postDuring(url: string, duration: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + duration * 1000;
  let stored = 0;
  const post = async () => {
    while (performance.now() < end) {
      const status = await statusOfPost(url, agent);
      if (status !== 201) throw new Error(`${url}: status ${status}`);
      if (performance.now() < end) stored += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, post));
  agent.destroy();
  return stored;
}

const statusOfPost = (url: string, agent: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end(JSON.stringify(buildContactVariantA()));
  });
