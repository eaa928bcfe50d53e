import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const startLimitMs = 30_000;

const pathOf = createRequire(import.meta.url).resolve;

/**
 * Returns Node's arguments that start the server. The server's file has another path in the QA package than in the
 * project, so the `imports` of package.json are used to find it. Only the TypeScript source needs tsx.
 */
function serverCommand() {
  const file = pathOf('#mock-api/server/cli');
  return file.endsWith('.ts') ? ['--import', pathToFileURL(pathOf('tsx')).href, file] : [file];
}

export interface ProcessOptions {
  flags?: string[];
  /** Environment variables in addition to those of this process. */
  env?: Record<string, string>;
}

/**
 * Starts the server as a child process, and kills the child when this process exits. `listening` resolves with the
 * server's origin. It rejects with the printed text if the child exits first or does not listen within 30 s. `ended`
 * resolves with the child's exit code and printed text.
 */
export function startProcess({ flags = [], env }: ProcessOptions) {
  const child = spawn(process.execPath, [...serverCommand(), ...flags], {
    env: { ...process.env, ...env },
    // The IPC channel closes even if this process is killed. The server then ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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
      const origin = /^https?:\S+$/m.exec(output.out)?.[0];
      if (!origin) return;
      clearTimeout(timer);
      resolve(origin);
    });
    void ended.then(({ code }) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
  type Handle = Record<'ref' | 'unref', () => void>;
  const setRef = (method: keyof Handle) => {
    for (const handle of [child, child.stdout, child.stderr]) (handle as Handle | null)?.[method]();
  };
  // If the caller awaits only `ended`, a rejection of `listening` would otherwise be unhandled.
  listening.catch(() => {});

  return {
    child,
    listening,
    ended,
    output,
    /** Lets this process exit while the child is running. The exit then kills the child. */
    unref: () => setRef('unref'),
    /** Sends a signal to the child. Resolves as `ended` does. */
    end(signal: NodeJS.Signals) {
      setRef('ref');
      child.kill(signal);
      return ended;
    },
  };
}
