import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const startLimitMs = 15_000;

/** The project's folder. Node resolves `tsx` from there, whatever the caller's working folder is. */
const root = fileURLToPath(new URL('../../', import.meta.url));

export interface ProcessOptions {
  flags?: string[];
  /** Environment variables in addition to those of this process. */
  env?: Record<string, string>;
  /** Flags of Node itself. */
  nodeFlags?: string[];
}

/**
 * Starts the command line as a child process, which is killed when this process exits. `listening` resolves with the
 * origin; it rejects with the printed text if the process exits before it listens or needs longer than 15 s. `ended`
 * resolves with the exit code and the printed text.
 */
export function startProcess({ flags = [], env, nodeFlags = [] }: ProcessOptions) {
  const child = spawn(
    process.execPath,
    [...nodeFlags, '--import', 'tsx', 'mock-api/server/cli.ts', ...flags],
    {
      cwd: root,
      env: { ...process.env, ...env },
      // The bench reads the CPU time over the IPC channel.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.channel?.unref();
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));

  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (output.out += chunk));
  child.stderr?.on('data', (chunk) => (output.err += chunk));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...output })),
  );
  const listening = new Promise<string>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`The mock API ${reason}: ${output.out}${output.err}`));
    const timer = setTimeout(() => {
      fail('did not start in time');
      kill();
    }, startLimitMs);
    child.stdout?.on('data', () => {
      const origin = /^http:\S+$/m.exec(output.out)?.[0];
      if (!origin) return;
      clearTimeout(timer);
      resolve(origin);
    });
    void ended.then(({ code }) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
  // Prevents an unhandled rejection when a caller awaits only `ended`.
  listening.catch(() => {});

  return {
    child,
    listening,
    ended,
    output,
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}
