import { spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  cwd: string;
  env?: Record<string, string>;
}

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** PATH and the folders in which Debian installs nginx, because only root's PATH contains these folders. */
const path = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/**
 * Starts a program in a process group of its own, so that `stopGroup` also ends the processes that npx starts. `ended`
 * rejects if the program is not installed.
 */
function start(command: string, args: string[], { cwd, env }: Options) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${command} cannot be started: is it installed?`)));
    child.once('close', (code) => resolve({ code, ...output }));
  });
  return { child, ended };
}

/** Runs a program until it ends, whatever its exit code. */
export const run = (command: string, args: string[], options: Options) =>
  start(command, args, options).ended;

/** Runs a program until it ends. Throws an Error with its output if it fails. */
export async function runWell(command: string, args: string[], options: Options): Promise<Outcome> {
  const outcome = await run(command, args, options);
  if (outcome.code !== 0)
    throw new Error(`${command} ended with code ${outcome.code}: ${outcome.out}${outcome.err}`);
  return outcome;
}

/** Seconds within which a server must listen. The limit is high, because npx may first have to install the server. */
const startLimit = 180;

/**
 * Starts a server and waits until it listens on a port. Throws an Error with the server's output if the server ends
 * first.
 * @returns a function that stops the server
 */
export async function startServer(
  command: string,
  args: string[],
  port: number,
  options: Options,
): Promise<() => Promise<unknown>> {
  const { child, ended } = start(command, args, options);
  const stop = async () => {
    stopGroup(child);
    await ended;
  };
  const state: { reason?: string } = {};
  const watched = ended.then(
    ({ out, err }) => (state.reason = `${command} ended at its start: ${out}${err}`),
    (error: Error) => (state.reason = error.message),
  );
  for (const limit = Date.now() + startLimit * 1000; !(await isListening(port));) {
    await Promise.race([watched, wait(100)]);
    if (state.reason !== undefined) throw new Error(state.reason);
    if (Date.now() > limit) {
      await stop();
      throw new Error(`${command} does not listen after ${startLimit} s.`);
    }
  }
  return stop;
}

function stopGroup({ pid, exitCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
