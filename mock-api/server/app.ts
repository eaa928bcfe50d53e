import { createServer, type RequestListener, type Server } from 'node:http';
import { answerRequest } from '../resources/answer-request';
import { problem, ProblemError } from '../resources/answer';
import { routeOf } from '../resources/route';
import { answerClientErrors } from './client-errors';
import { allowOrigin, checkLocality } from './locality';
import { readJson } from './read-body';
import { sendAnswer } from './send';
import { splitUrl } from './split-url';
import type { DurableStore } from './store';
import { readScan } from './uploads';

export interface AppOptions {
  /** Absent: there is no API, as on a host of plain files. */
  store?: DurableStore;
  /** Takes what is not the API's. Absent: the API's 404 does. */
  site?: RequestListener;
  /** The name that the server listens on; it counts as local. */
  host: string;
  /** How long a request's headers, and the whole request, may take to arrive, in milliseconds. */
  headersTimeout?: number;
  requestTimeout?: number;
  /** Told of what the operator should know; never shown to a client. */
  onError?: (error: unknown) => void;
}

/** The HTTP server of the mock API and, where asked, of the built site. It does not listen yet. */
export function createApp({ store, site, host, onError, ...options }: AppOptions): Server {
  const api = store && createApi(store, host, onError);
  const { headersTimeout = 8_000, requestTimeout = 90_000 } = options;
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
      const isApi = api && /^\/api(?:[/?]|$)/.test(req.url ?? '');
      const listener = isApi ? api : (site ?? api);
      if (listener) listener(req, res);
      else sendAnswer(res, problem(404));
    },
  );
  answerClientErrors(server);
  return server;
}

function createApi(
  store: DurableStore,
  host: string,
  onError: AppOptions['onError'],
): RequestListener {
  // json-server is half of the start-up time: it is loaded by the first read.
  let lists: Promise<RequestListener> | undefined;
  const loadLists = () =>
    (lists ??= import('./lists').then(({ createLists }) => createLists(store.lists)));

  return async (req, res) => {
    try {
      checkLocality(req, host);
      allowOrigin(req, res);
      const route = routeOf(req.method ?? '', splitUrl(req.url ?? '')[0]);
      if (route.kind === 'list' || route.kind === 'record') return (await loadLists())(req, res);
      const request = {
        contentType: req.headers['content-type'] ?? null,
        contentEncoding: req.headers['content-encoding'] ?? null,
        readJson: () => readJson(req),
        readScan: () => readScan(req),
      };
      sendAnswer(res, await answerRequest(route, request, store));
    } catch (error) {
      if (error instanceof ProblemError) return sendAnswer(res, error.answer);
      if (req.destroyed && !req.complete) return;
      onError?.(error);
      sendAnswer(res, problem(500));
    }
  };
}
