import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { problem } from '../core/response';
import { answerFromStore, answerRequest, refusalOf, type ApiRequest } from '../core/answer-request';
import { createFaults, type FaultOptions } from '../core/faults';
import { routeOf, type Route } from '../core/route';
import { createScenarios } from '../core/scenarios';
import { answerAdmin, isAdminPath } from './admin';
import { readJson, sendResponse, splitUrl } from './http';
import { createJournal, noteRest, noting, type LogEntry, type NotedCall } from './journal';
import type { createListQueries } from './list-queries';
import { allowOrigin, checkLocality } from './locality';
import { logRequest } from './request-log';
import type { DurableStore } from './store/durable-store';
import { readScan } from './uploads';

export interface ApiOptions extends Pick<FaultOptions, 'failures'> {
  hostNames?: readonly string[];
  origins?: readonly string[];
  /** Allows the paths under `/__admin/` and the header `X-Mock-Scenario`. */
  isAdmin?: boolean;
  hasBodies?: boolean;
  /** Called with an unexpected error, so that the operator sees it. The client only gets a 500. */
  onError?: (error: unknown) => void;
  onRequest?: (entry: LogEntry) => void;
}

export function createApi(store: DurableStore, options: ApiOptions): RequestListener {
  const { hostNames = [], origins = [], isAdmin = false, hasBodies, onError, onRequest } = options;
  const scenarios = createScenarios();
  const faults = createFaults({ ...options, scenarios });
  const journal = createJournal();
  // json-server takes long to load, so the server does not load it at its start, but at the first read that needs it.
  let queries: Promise<ReturnType<typeof createListQueries>> | undefined;
  const loadQueries = () =>
    (queries ??= import('./list-queries').then((made) => made.createListQueries(store.lists)));

  async function answer(req: IncomingMessage, res: ServerResponse, sent: NotedCall) {
    checkLocality(req, hostNames, origins);
    allowOrigin(req, res, isAdmin);
    const [path, query] = splitUrl(req.url ?? '');
    const method = req.method ?? '';
    const plain = requestOf(req, isAdmin);
    if (isAdmin && isAdminPath(path))
      return answerAdmin(method, [path, query], plain, { store, scenarios, faults, journal });
    const route = routeOf(method, path);
    const request = hasBodies ? noting(plain, sent) : plain;
    const response = await answerRequest(route, request, store, faults, async (...call) => {
      if (!needsJsonServer(route, query)) return answerFromStore(...call);
      await store.refresh();
      return (await loadQueries())(req, res);
    });
    if (hasBodies) sent.headers = req.headers;
    if (hasBodies) await noteRest(req.readableFlowing !== null, request, sent);
    return response;
  }

  return async (req, res) => {
    const sent: NotedCall = {};
    const addToJournal = journal.begin();
    const log = logRequest(req, res, (entry) => {
      const isNoted = isAdmin && !entry.path.startsWith('/__admin/');
      if (isNoted) addToJournal({ ...entry, ...sent });
      onRequest?.(entry);
    });
    try {
      sendResponse(res, await answer(req, res, sent), log);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return sendResponse(res, refusal, log);
      if (req.destroyed && !req.complete) return;
      onError?.(error);
      sendResponse(res, problem(500), log);
    }
  };
}

/** Whether json-server responds. For a whole list it would copy every record, so the store responds in its place. */
const needsJsonServer = (route: Route, query: string) =>
  route.kind === 'record' || (route.kind === 'list' && query !== '');

const requestOf = (req: IncomingMessage, isAdmin: boolean): ApiRequest => ({
  contentType: req.headers['content-type'] ?? null,
  contentEncoding: req.headers['content-encoding'] ?? null,
  idempotencyKey: headerOf(req, 'idempotency-key'),
  scenario: isAdmin ? headerOf(req, 'x-mock-scenario') : null,
  readJson: () => readJson(req),
  readScan: () => readScan(req),
});

const headerOf = ({ headers }: IncomingMessage, name: string) => headers[name]?.toString() ?? null;
