import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How long a start may take, in milliseconds. */
const startLimitMs = 15_000;

/** The project's folder, in which `tsx` is found, whoever imports this. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the command line over a data file. Resolves once it listens, rejects with what it printed. */
export async function startProcess(flags: string[], dbFile: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mock-api/server/cli.ts', ...flags], {
    cwd: root,
    env: { ...process.env, DB_FILE: dbFile, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whoever is stopped midway ends what it has started.
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));

  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => {
      kill();
      reject(new Error(`The mock API ${reason}: ${output}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), startLimitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^http:\S+$/m.exec(output)?.[0];
      if (!url) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume();
      resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });

  return {
    origin,
    /** Ends it as Ctrl-C does. */
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
    },
  };
}
