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

/** How long a client may take to read the last answer before its connection is cut, in milliseconds. */
const lastAnswerMs = 1000;

/**
 * Answers what Node refuses before or while parsing a request, in the form of every other error.
 * A connection on which no byte moves for `idleTimeout` milliseconds ends too, unless it waits for us.
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
  setTimeout(() => socket.destroy(), lastAnswerMs).unref();
}

export interface AppOptions extends ApiOptions {
  /** Absent: there is no API, as on a host of plain files. */
  store?: DurableStore;
  /** Takes what is not the API's. Absent: the API's 404 does. */
  site?: RequestListener;
  /**
   * How long a request's headers, and the whole request, may take to arrive, and how long no byte
   * may move; in milliseconds. An upload over a slow line takes a minute.
   */
  headersTimeout?: number;
  requestTimeout?: number;
  idleTimeout?: number;
}

/** The HTTP server of the mock API and, where asked, of the built site. It does not listen yet. */
export function createApp({ store, site, ...options }: AppOptions): Server {
  const api = store && lazyApi(store, options);
  const { headersTimeout = 8_000, requestTimeout = 90_000, idleTimeout = 12_000 } = options;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1_000, headersTimeout),
      // Node would answer a missing Host without a body; `locality` answers it in form.
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
    // A client that asks first need not send what is refused by its headers.
    req.once('resume', () => {
      if (!res.headersSent) res.writeContinue();
    });
    server.emit('request', req, res);
  });
  // Node would answer 417 without a body; an expectation that nobody knows may be passed over.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.once('listening', () => void api?.load());
  answerClientErrors(server, idleTimeout);
  return server;
}

const isApiUrl = (url: string) => /^\/(?:api(?:[/?]|$)|__admin\/)/.test(url);

/** The API with zod is half of the start-up time: it is loaded once the server listens. */
function lazyApi(store: DurableStore, options: ApiOptions) {
  let loading: Promise<RequestListener> | undefined;
  const load = () =>
    (loading ??= import('./api').then(({ createApi }) => createApi(store, options)));
  const listener: RequestListener = async (req, res) => (await load())(req, res);
  return { load, listener };
}
