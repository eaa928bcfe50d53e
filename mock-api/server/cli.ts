import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import { StartError } from './json-file';
import { help, parseOptions, type Options } from './options';
import { openStore } from './store';

/** How long open requests may take to end after Ctrl-C, in milliseconds. */
const farewellMs = 5_000;

async function main() {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.isHelp) return console.log(help);
  const store = options.hasApi ? await openStore(options.dbFile, reportFailure) : undefined;
  const server = createApp({
    store,
    host: options.host,
    site: options.site ? await loadSite(options.site) : undefined,
    onError: (error) => console.error(error),
  });
  await listen(server, options);
  endOnSignal(server);
  console.log(urlOf(options.host, server));
}

const reportFailure = (cause: unknown) =>
  console.error(`Nothing was stored: ${cause instanceof Error ? cause.message : cause}`);

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
function endOnSignal(server: Server) {
  const end = () => {
    server.close();
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
