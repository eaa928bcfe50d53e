import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { emptyLists } from '../core/store';
import { createApp } from './app';
import { help, parseOptions, type Options } from './options';
import { createLogWriter } from './request-log';
import { codeOf, StartError } from './start-error';
import { DamagedLists, parseLists } from './store/parse-lists';
import { openStore, type DurableStore } from './store/store';

/** How long open requests, and then the last commit, may take to end after Ctrl-C, in milliseconds. */
const farewellMs = 3_500;
const lastCommitMs = 1_000;
/** npm hands Ctrl-C on to a process that has had it already: so soon, a second signal is the same wish. */
const sameWishMs = 500;

async function main() {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.isHelp) return console.log(help);
  // Whoever started us may stop reading, as `| head -1` does: that ends no server.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => {});
  const store = options.hasApi ? await openStoreFor(options) : undefined;
  try {
    const log = createLogWriter(process.stdout);
    const server = createApp({
      ...options,
      store,
      site: options.site ? await loadSite(options.site) : undefined,
      onError: (error) => console.error(error),
      onRequest: log.add,
    });
    await listen(server, options);
    endOnSignal(server, async () => {
      await store?.close();
      log.flush();
    });
    console.log(await urlOf(options.host, server));
    if (options.hasBodies)
      console.error('The journal keeps what is sent, personal data too (--journal-bodies).');
  } catch (error) {
    await store?.close();
    throw error;
  }
}

async function openStoreFor({ dbFile, seed, isFresh, now }: Options): Promise<DurableStore> {
  return openStore(dbFile, {
    isFresh,
    now,
    seed: seed === undefined ? undefined : await loadSeed(seed, now()),
    onNotice: (sentence) => console.error(sentence),
    onFailure: (cause) =>
      console.error(`Nothing was stored: ${cause instanceof Error ? cause.message : cause}`),
  });
}

async function loadSeed(path: string, now: Date) {
  if (path === 'fixtures')
    return { ...emptyLists(), ...(await import('#fixtures/records')).buildRecords(now) };
  try {
    return parseLists(await readFile(path));
  } catch (error) {
    const reason =
      error instanceof DamagedLists ? error.message : `cannot be read (${codeOf(error)})`;
    throw new StartError(`The seed ${path} ${reason}.`);
  }
}

async function loadSite(folder: string) {
  const { createSite } = await import('./site');
  try {
    return createSite(folder);
  } catch {
    throw new StartError(`There is no built site in ${folder}.`);
  }
}

function listen(server: Server, { port, host }: Options) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is already in use. Stop the other program or set PORT to another port.`
            : `Cannot listen on ${host}, port ${port} (${error.code}).`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
}

/**
 * The first signal takes no more requests, lets those on their way finish and ends the process, in five seconds at the
 * latest. A second wish ends it at once.
 */
function endOnSignal(server: Server, onEnd: () => Promise<void>) {
  let endingSince: number | undefined;
  const end = async () => {
    if (endingSince !== undefined && Date.now() - endingSince > sameWishMs) process.exit(130);
    if (endingSince !== undefined) return;
    endingSince = Date.now();
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.race([closed, wait(farewellMs)]);
    server.closeAllConnections();
    await Promise.race([onEnd(), wait(lastCommitMs)]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  // Whoever started us with a channel between us (`startMockApi`) has ended, and could send no signal.
  process.once('disconnect', () => void end());
  if (process.connected === false) void end();
}

/** The address that leads here: `localhost` may mean ::1 first, and another program there. */
async function urlOf(host: string, server: Server) {
  const { port } = server.address() as AddressInfo;
  const isAnyIPv4 = ['127.0.0.1', '0.0.0.0'].includes(host);
  if (host === '::' || (isAnyIPv4 && !(await answers('::1', port))))
    return `http://localhost:${port}`;
  const name = isAnyIPv4 ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function answers(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
