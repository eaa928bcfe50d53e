import { createServer, type RequestListener, type Server } from 'node:http';
import { problem } from '../core/answer';
import type { ApiOptions } from './api';
import { answerClientErrors } from './client-errors';
import { sendAnswer } from './send';
import type { DurableStore } from './store/store';

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
