import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root';

const startLimitMs = 15_000;

type Records = Record<string, unknown>[];

export interface RunningSite {
  /** Origin without a trailing slash. */
  origin: string;
  /** Path of the JSON file. */
  dbFile: string;
  /** The JSON file's lists, as they are on disk. */
  records(resource: 'contact' | 'free-intake' | 'ai-scan'): Promise<Records>;
  /** Ends the process as Ctrl-C does, keeping the file, and starts a new one over it on the same port. */
  restart(): Promise<void>;
  /** Ends the process and removes its file. */
  stop(): Promise<void>;
}

/** The real server over a build of the site and a JSON file of its own, on a free port of the loopback. */
export async function startSite(folder = 'dist/site', flags: string[] = []): Promise<RunningSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  const dbFile = join(dataFolder, 'db.json');
  const launch = (port: string) =>
    startProcess([...flags, '--site', folder, '--port', port], dbFile);
  let server = await launch('0');
  return {
    origin: server.origin,
    dbFile,
    records: (resource) => readRecords(dbFile, resource),
    async restart() {
      await end(server.child);
      server = await launch(new URL(server.origin).port);
    },
    async stop() {
      await end(server.child);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A list of the server's file, as it is on disk. */
export async function readRecords(dbFile: string, resource: string): Promise<Records> {
  const lists = JSON.parse(await readFile(dbFile, 'utf8')) as Record<string, Records>;
  return lists[resource] ?? [];
}

async function startProcess(flags: string[], dbFile: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mock-api/server/cli.ts', ...flags], {
    cwd: root,
    env: { ...process.env, DB_FILE: dbFile, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whoever is stopped midway ends what it has started.
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}: ${output}`));
    const timer = setTimeout(() => fail('did not start in time'), startLimitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/[\w.[\]:-]+/.exec(output)?.[0];
      if (url) {
        clearTimeout(timer);
        resolve(url);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
  return { child, origin };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}
