import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem, problemType, type ProblemStatus } from '../core/answer';
import type { ApiOptions } from './api';
import { sendAnswer } from './http';
import type { DurableStore } from './store/store';

const statusByCode: Record<string, ProblemStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Milliseconds that a client has to read an error response before the server closes the connection. */
const closeDelayMs = 1000;

/**
 * Answers CONNECT and requests that Node cannot parse. Closes a connection without traffic for `idleTimeout` ms, unless
 * the client is waiting for the server's response.
 */
function answerClientErrors(server: Server, idleTimeout: number) {
  const current = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (req, res) => current.set(req.socket, res));
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    const isAnswering = current.get(socket)?.headersSent && !current.get(socket)?.writableEnded;
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) socket.destroy();
    else endWith(socket, statusByCode[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_req, socket: Duplex) => endWith(socket, 405));
  server.setTimeout(idleTimeout, (socket?: Socket) => {
    const res = socket && current.get(socket);
    const isOurTurn = res && res.req.complete && !res.headersSent;
    if (isOurTurn) return;
    if (res && !res.req.complete && !res.headersSent) endWith(socket, 408);
    else socket?.destroy();
  });
}

function endWith(socket: Duplex, status: ProblemStatus) {
  const body = JSON.stringify(problem(status).body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(status === 405 ? ['Allow: GET, HEAD, POST, OPTIONS'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), closeDelayMs).unref();
}

export interface AppOptions extends ApiOptions {
  /** The store of the API. Without a store the server has no API and only serves the site. */
  store?: DurableStore;
  /** Answers all paths outside the API. Without a site those paths get the API's 404. */
  site?: RequestListener;
  /** Milliseconds within which the headers must arrive. */
  headersTimeout?: number;
  /** Milliseconds within which the whole request must arrive. A slow upload may take a minute. */
  requestTimeout?: number;
  /** Milliseconds that may pass between two bytes of a request. */
  idleTimeout?: number;
}

export function createApp({ store, site, ...options }: AppOptions): Server {
  const api = store && lazyApi(store, options);
  const { headersTimeout = 8_000, requestTimeout = 90_000, idleTimeout = 12_000 } = options;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1_000, headersTimeout),
      // If a request has no Host header, `checkLocality` answers with a problem; Node would send no body.
      requireHostHeader: false,
    },
    (req, res) => {
      res.on('error', () => res.destroy());
      const listener = api && isApiUrl(req.url ?? '') ? api.listener : (site ?? api?.listener);
      if (listener) listener(req, res);
      else sendAnswer(res, problem(404));
    },
  );
  server.on('checkContinue', (req, res) => {
    // Sends 100 Continue only when the API starts to read the body. If the headers already cause an error, a waiting
    // client never sends its body.
    req.once('resume', () => {
      if (!res.headersSent) res.writeContinue();
    });
    server.emit('request', req, res);
  });
  // Handles a request with an unknown Expect header like any other, as HTTP allows. Node would answer 417 without a
  // body.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.once('listening', () => void api?.load());
  answerClientErrors(server, idleTimeout);
  return server;
}

const isApiUrl = (url: string) => /^\/(?:api(?:[/?]|$)|__admin\/)/.test(url);

/**
 * Returns the API's listener, and a function that imports the API. The server imports the API only when it listens or
 * gets a call, because loading the API with zod takes long.
 */
function lazyApi(store: DurableStore, options: ApiOptions) {
  let loading: Promise<RequestListener> | undefined;
  const load = () =>
    (loading ??= import('./api').then(({ createApi }) => createApi(store, options)));
  const listener: RequestListener = async (req, res) => (await load())(req, res);
  return { load, listener };
}
