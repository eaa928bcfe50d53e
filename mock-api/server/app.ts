import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { problem } from '../core/response';
import { createApi, type ApiOptions } from './api';
import { sendResponse } from './http';
import type { DurableStore } from './store/durable-store';

export interface AppOptions extends ApiOptions {
  /** Without a store the server has no API and only serves the site. */
  store?: DurableStore;
  /** Responds at all paths outside the API. Without a site those paths get the API's 404. */
  site?: RequestListener;
  /** A private key and a certificate in PEM, for HTTPS. */
  tls?: { key: string; cert: string };
  /** Time limit (ms) for the headers of a request. */
  headersTimeout?: number;
  /** Time limit (ms) for the whole request. A slow upload may take a minute. */
  requestTimeout?: number;
}

/**
 * Milliseconds for which the server keeps an idle connection. With Node's default of 5 s, a client on a busy machine
 * often sends its next call on a connection that the server has just closed.
 */
const keepAliveTimeout = 90_000;

export function createApp({ store, site, tls, ...options }: AppOptions): Server {
  const api = store && createApi(store, options);
  const { headersTimeout = 8_000, requestTimeout = 90_000 } = options;
  const limits: ServerOptions = {
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval: Math.min(1_000, headersTimeout),
  };
  const listener: RequestListener = (req, res) => {
    res.on('error', () => res.destroy());
    useOriginForm(req);
    const own = api && isApiUrl(req.url ?? '') ? api : (site ?? api);
    if (own) own(req, res);
    else sendResponse(res, problem(404));
  };
  return tls ? createSecureServer({ ...limits, ...tls }, listener) : createServer(limits, listener);
}

/** Splits an absolute URL in the request line, as proxies send it. Its host replaces the Host header (RFC 9112). */
function useOriginForm(req: IncomingMessage) {
  if (!URL.canParse(req.url ?? '')) return;
  const { host, pathname, search } = new URL(req.url!);
  req.headers.host = host;
  req.url = pathname + search;
}

const isApiUrl = (url: string) => /^\/(?:api(?:[/?]|$)|__admin\/)/.test(url);
