import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess, type ProcessOptions } from '../../client/start-process';
import type { Lists } from '../../core/store';
import { newFolder, onCleanUp } from './clean-up';

/** Starts the command line in a process, until `cleanUp`. */
export function spawnServer(options: ProcessOptions) {
  const server = startProcess(options);
  // Waits for `exit`, because `ended` would wait for an output that a test has paused.
  const exited = new Promise((resolve) => server.child.once('exit', resolve));
  onCleanUp(() => {
    server.child.kill('SIGKILL');
    return exited;
  });
  return server;
}

export interface RealServerOptions extends ProcessOptions {
  file?: string;
}

/** Starts the server's process on a free local port over a JSON file, until `cleanUp`. */
export async function startRealServer(options: RealServerOptions = {}) {
  const file = options.file ?? join(await newFolder(), 'db.json');
  const { child, listening, output, end } = spawnServer({
    ...options,
    flags: ['--port', '0', ...(options.flags ?? [])],
    env: { DB_FILE: file, ...options.env },
  });
  const url = await listening;
  return {
    child,
    file,
    url,
    port: Number(new URL(url).port),
    output,
    lists: async () => JSON.parse(await readFile(file, 'utf8')) as Lists,
    kill: () => end('SIGKILL'),
    /** Stops the server as Ctrl-C does; resolves with the exit code and the printed text. */
    end: () => end('SIGINT'),
    /** Stops the server and removes the folder of its file. */
    async stop() {
      await end('SIGINT');
      await rm(join(file, '..'), { recursive: true, force: true });
    },
  };
}

export type RealServer = Awaited<ReturnType<typeof startRealServer>>;
