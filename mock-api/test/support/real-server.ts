import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lists } from '../../core/store';
import { newFolder, onCleanUp } from './clean-up';

export interface RealServerOptions {
  /** Flags of the command line beside `--port 0`. */
  flags?: string[];
  /** The data file; one of its own in a new folder by default. */
  file?: string;
  /** Flags of Node itself. */
  nodeFlags?: string[];
  env?: Record<string, string>;
}

/** Starts the command line as its users do. `listening` rejects when it ends before it listens. */
export function spawnServer({ flags = [], file, nodeFlags = [], env }: RealServerOptions) {
  const child = spawn(
    process.execPath,
    [...nodeFlags, '--import', 'tsx', 'mock-api/server/cli.ts', ...flags],
    {
      env: { ...process.env, ...(file && { DB_FILE: file }), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  // Not `ended`: output that nobody reads any more would hold that back.
  const exited = new Promise((resolve) => child.once('exit', resolve));
  onCleanUp(() => {
    child.kill('SIGKILL');
    return exited;
  });
  child.channel?.unref();
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (output.out += chunk));
  child.stderr?.on('data', (chunk) => (output.err += chunk));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...output })),
  );
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /^http:\S+$/m.exec(output.out)?.[0];
      if (url) resolve(url);
    });
    void ended.then(({ err }) => reject(new Error(`It ended before it listened: ${err}`)));
  });
  // Who waits only for the end must not be troubled by the other.
  listening.catch(() => {});
  return { child, listening, ended, output };
}

/** The real process on a free port of this machine, over a JSON file of its own. */
export async function startRealServer(options: RealServerOptions = {}) {
  const file = options.file ?? join(await newFolder(), 'db.json');
  const flags = ['--port', '0', ...(options.flags ?? [])];
  const { child, listening, ended, output } = spawnServer({ ...options, file, flags });
  const url = await listening;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    child,
    file,
    url,
    port: Number(new URL(url).port),
    /** What it has printed so far. */
    output,
    /** The data file's lists, as they are on disk. */
    lists: async () => JSON.parse(await readFile(file, 'utf8')) as Lists,
    kill: () => end('SIGKILL'),
    /** Ends it as Ctrl-C does; resolves with its exit code and all that it printed. */
    end: () => end('SIGINT'),
    /** Ends it and removes the folder of its file. */
    async stop() {
      await end('SIGINT');
      await rm(join(file, '..'), { recursive: true, force: true });
    },
  };
}

export type RealServer = Awaited<ReturnType<typeof startRealServer>>;
