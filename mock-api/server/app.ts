import { createServer, type RequestListener, type Server } from 'node:http';
import { problem } from '../resources/answer';
import { createApi, isApiUrl, type ApiOptions } from './api';
import { answerClientErrors } from './client-errors';
import { isLongerThan } from './read-body';
import { scanBodyBytes } from '../resources/scan-limits';
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
  const api = store && createApi(store, options);
  const { headersTimeout = 8_000, requestTimeout = 90_000, idleTimeout = 12_000 } = options;
  const listen: RequestListener = (req, res) => {
    res.on('error', () => res.destroy());
    const listener = api && isApiUrl(req.url ?? '') ? api : (site ?? api);
    if (listener) listener(req, res);
    else sendAnswer(res, problem(404));
  };
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1_000, headersTimeout),
      // Node would answer a missing Host without a body; `locality` answers it in form.
      requireHostHeader: false,
    },
    listen,
  );
  server.on('checkContinue', (req, res) => {
    // A client that asks first need not send what is refused anyway.
    if (!isLongerThan(req, scanBodyBytes)) res.writeContinue();
    server.emit('request', req, res);
  });
  // Node would answer 417 without a body; an expectation that nobody knows may be passed over.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  answerClientErrors(server, idleTimeout);
  return server;
}
