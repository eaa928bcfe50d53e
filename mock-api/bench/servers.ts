import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { startRealServer } from '../test/support/real-server';

/** CPU time in milliseconds since the server's start, and peak memory. */
export interface Usage {
  cpuMs: number;
  peakMiB: number;
}

/** A server whose JSON file holds contact messages, and which reports its resource usage. */
export interface MeasuredServer {
  port: number;
  path: string;
  usage(): Promise<Usage>;
  /** Restores the initial records, if the server supports it. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const reportUsage = ['--import', './mock-api/bench/report-usage.mjs'];

export async function startOwn(records: number): Promise<MeasuredServer> {
  const seed = await fileWith(records);
  const server = await startRealServer({
    nodeFlags: reportUsage,
    flags: ['--admin', '--seed', seed],
  });
  return {
    port: server.port,
    path: '/api/contact',
    usage: () => usageOf(server.child),
    async reset() {
      await fetch(`${server.url}/__admin/reset`, { method: 'POST' });
    },
    async stop() {
      await server.stop();
      await removeFolderOf(seed);
    },
  };
}

/** Starts json-server 0.17.4 as its documentation says, with an equal JSON file and without its log. */
export async function startJsonServer(records: number): Promise<MeasuredServer> {
  const file = await fileWith(records);
  const port = await freePort();
  const bin = 'node_modules/json-server/lib/cli/bin.js';
  const child = spawn(
    process.execPath,
    [...reportUsage, bin, '--quiet', '--port', String(port), file],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  await untilListening(child, port);
  return {
    port,
    path: '/contact',
    usage: () => usageOf(child),
    reset: async () => {},
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await removeFolderOf(file);
    },
  };
}

async function fileWith(records: number) {
  const file = join(await mkdtemp(join(tmpdir(), 'bench-')), 'db.json');
  const contact = Array.from({ length: records }, (_, index) => ({
    id: index + 1,
    ...buildContactVariantA(),
    createdAt: '2024-05-13T08:02:11.000Z',
  }));
  await writeFile(file, JSON.stringify({ contact, 'free-intake': [], 'ai-scan': [] }, null, 2));
  return file;
}

const removeFolderOf = (file: string) => rm(join(file, '..'), { recursive: true, force: true });

const usageOf = (child: ChildProcess) =>
  new Promise<Usage>((resolve) => {
    child.once('message', (message) => resolve(message as Usage));
    child.send('usage');
  });

async function untilListening(child: ChildProcess, port: number) {
  while (child.exitCode === null) {
    const isUp = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('json-server ended before it listened.');
}

async function freePort() {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
