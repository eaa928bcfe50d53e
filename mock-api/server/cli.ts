#!/usr/bin/env node
import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { emptyLists } from '../core/store';
import { createApp } from './app';
import { help, parseOptions, type Options } from './options';
import { lineOf } from './request-log';
import { codeOf, StartError } from './start-error';
import { DamagedLists, parseLists } from './store/parse-lists';
import { openStore, type DurableStore } from './store/durable-store';

/** Time (ms) for open requests to finish after Ctrl-C. */
const requestGraceMs = 3_000;
/** Time (ms) for the last commit to the data file. It starts when the open requests have ended. */
const commitGraceMs = 1_000;
/** A second signal within this time (ms) is ignored, because on Ctrl-C the terminal and npm each send one. */
const repeatedSignalMs = 500;

async function main() {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.isHelp) return console.log(help);
  // The server must keep running if a reader closes the output pipe, as `| head -1` does.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => {});
  const store = options.hasApi ? await openStoreFor(options) : undefined;
  try {
    const server = createApp({
      ...options,
      store,
      tls: await loadTls(options),
      site: options.site ? await loadSite(options.site, options.hasApi) : undefined,
      onError: (error) => console.error(error),
      onRequest: (entry) => console.log(lineOf(entry)),
    });
    await listen(server, options);
    endOnSignal(server, async () => store?.close());
    console.log(urlOf(options, server));
    if (options.hostNames.includes('*'))
      console.error(
        "The server answers to any host name, so a page of another site may read the leads (--host-name '*').",
      );
    if (options.hasBodies)
      console.error(
        'The journal keeps the content of calls, including personal data (--journal-bodies).',
      );
  } catch (error) {
    await store?.close();
    throw error;
  }
}

async function openStoreFor({ dbFile, seed, now }: Options): Promise<DurableStore> {
  return openStore(dbFile, {
    now,
    seed: seed === undefined ? undefined : await loadSeed(seed, now()),
    onNotice: (sentence) => console.error(sentence),
    onFailure: (cause) =>
      console.error(`The record was not stored: ${cause instanceof Error ? cause.message : cause}`),
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

async function loadTls({ keyFile, certFile }: Options) {
  if (keyFile === undefined || certFile === undefined) return undefined;
  try {
    const tls = { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
    createSecureContext(tls);
    return tls;
  } catch (error) {
    throw new StartError(
      `The key ${keyFile} and the certificate ${certFile} cannot be used (${codeOf(error)}).`,
    );
  }
}

/** Throws if the site sends its forms to another server, because a browser test would store its test data there. */
async function loadSite(folder: string, hasApi: boolean) {
  const { createSite, otherApiOf } = await import('./site');
  const otherApi = hasApi ? otherApiOf(folder) : undefined;
  if (otherApi)
    throw new StartError(
      `The site in ${folder} sends its forms to ${otherApi}, not to this server. ` +
        'Build it without API_ORIGIN, or add --no-api.',
    );
  try {
    return createSite(folder);
  } catch {
    throw new StartError(`The folder ${folder} holds no built site. Run npm run build.`);
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
 * On SIGINT or SIGTERM waits a few seconds at most for open requests and the last commit to the data file, and then
 * exits. If another signal arrives more than `repeatedSignalMs` after the first one, exits at once.
 */
function endOnSignal(server: Server, onEnd: () => Promise<void>) {
  let endingSince: number | undefined;
  const end = async () => {
    if (endingSince !== undefined && Date.now() - endingSince > repeatedSignalMs) process.exit(130);
    if (endingSince !== undefined) return;
    endingSince = Date.now();
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.race([closed, wait(requestGraceMs)]);
    server.closeAllConnections();
    await Promise.race([onEnd(), wait(commitGraceMs)]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  // When the process that called `startMockApi` ends, its IPC channel closes, even without a signal.
  process.once('disconnect', () => void end());
  if (process.connected === false) void end();
}

function urlOf({ host, keyFile }: Options, server: Server) {
  const scheme = keyFile === undefined ? 'http' : 'https';
  const { port } = server.address() as AddressInfo;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `${scheme}://${isLocal ? 'localhost' : name}:${port}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
