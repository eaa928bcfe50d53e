import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess, type ProcessOptions } from '../../qa/start-process';
import type { Lists } from '../../core/store';
import { newFolder, onCleanUp } from './clean-up';

/** Starts the server's command as a process. `cleanUp` kills it. */
export function spawnServer(options: ProcessOptions) {
  const server = startProcess(options);
  // Awaits `exit` and not `ended`, because a child emits no `close` after the parent has disconnected from it.
  const exited = once(server.child, 'exit');
  onCleanUp(async () => {
    if (server.child.kill('SIGKILL')) await exited;
  });
  return server;
}

export interface RealServerOptions extends ProcessOptions {
  file?: string;
}

/** Starts the server as a process, on a free port with a data file. `cleanUp` kills it. */
export async function startRealServer(options: RealServerOptions = {}) {
  const file = options.file ?? join(await newFolder(), 'db.json');
  const { listening, end } = spawnServer({
    ...options,
    flags: ['--port', '0', ...(options.flags ?? [])],
    env: { DB_FILE: file, ...options.env },
  });
  const url = await listening;
  return {
    file,
    url,
    port: Number(new URL(url).port),
    lists: async () => JSON.parse(await readFile(file, 'utf8')) as Lists,
    kill: () => end('SIGKILL'),
    /** Stops the server as Ctrl-C would. Resolves with the exit code and the printed text. */
    end: () => end('SIGINT'),
  };
}

export type RealServer = Awaited<ReturnType<typeof startRealServer>>;
