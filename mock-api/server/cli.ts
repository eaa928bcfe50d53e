import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import { help, parseOptions, type Options } from './options';
import { createLogWriter } from './request-log';
import { StartError } from './start-error';
import { parseLists } from './store/parse-lists';
import { openStore, type DurableStore } from './store/store';

/** How long open requests may take to end after Ctrl-C, in milliseconds. */
const farewellMs = 5_000;

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
    console.log(urlOf(options.host, server));
  } catch (error) {
    await store?.close();
    throw error;
  }
}

async function openStoreFor({ dbFile, seed, isFresh }: Options): Promise<DurableStore> {
  return openStore(dbFile, {
    isFresh,
    seed: seed === undefined ? undefined : await loadSeed(seed),
    onFailure: (cause) =>
      console.error(`Nothing was stored: ${cause instanceof Error ? cause.message : cause}`),
  });
}

async function loadSeed(path: string) {
  try {
    return parseLists(await readFile(path));
  } catch {
    throw new StartError(`The seed ${path} is not a JSON file with lists of records with an id.`);
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
 * The first signal takes no more requests and lets those on their way finish; the process ends when
 * nothing is left to do. The second signal ends it at once (Node's own way).
 */
function endOnSignal(server: Server, onEnd: () => Promise<void>) {
  const end = () => {
    server.close(() => void onEnd());
    setTimeout(() => server.closeAllConnections(), farewellMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}

function urlOf(host: string, server: Server) {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isLocal ? 'localhost' : host}:${(server.address() as AddressInfo).port}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
