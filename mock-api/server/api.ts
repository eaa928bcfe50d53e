import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerRequest } from '../resources/answer-request';
import { problem, ProblemError, type Answer } from '../resources/answer';
import { createFaults, type Faults } from '../resources/faults';
import { addressOf, routeOf, type Route } from '../resources/route';
import { createScenarios } from '../resources/scenario';
import { StoreUnavailable } from '../resources/store';
import { answerAdmin, isAdminPath, journalLength, type AdminContext } from './admin';
import { changeRecord, changingMethods } from './change-record';
import { allowOrigin, checkLocality } from './locality';
import { readJson } from './read-body';
import { logRequest, type LogEntry } from './request-log';
import { sendAnswer } from './send';
import { splitUrl } from './split-url';
import type { DurableStore } from './store/store';
import { readScan } from './uploads';

export interface ApiOptions extends Pick<Faults, 'delay' | 'failures'> {
  /** The name that the server listens on; it counts as local. */
  host: string;
  /** Origins beside the local ones whose pages may call. */
  origins?: readonly string[];
  /** Whether records may be changed and `/__admin` answers. */
  isAdmin?: boolean;
  /** Told of what the operator should know; never shown to a client. */
  onError?: (error: unknown) => void;
  onRequest?: (entry: LogEntry) => void;
}

/** The API over HTTP: what `resources` answers, json-server's lists, and the test's own levers. */
export function createApi(store: DurableStore, options: ApiOptions): RequestListener {
  const { host, origins = [], isAdmin = false, onError, onRequest } = options;
  const scenarios = createScenarios();
  const makeFault = createFaults({ ...options, scenarios });
  const admin: AdminContext = { store, scenarios, journal: [] };
  // json-server is half of the start-up time: it is loaded by the first read that needs it.
  let lists: Promise<RequestListener> | undefined;
  const loadLists = () =>
    (lists ??= import('./lists').then(({ createLists }) => createLists(store.lists)));

  function remember(entry: LogEntry) {
    if (isAdmin && admin.journal.push(entry) > journalLength) admin.journal.shift();
    onRequest?.(entry);
  }

  /** undefined: json-server answers. */
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<Answer | undefined> {
    checkLocality(req, host, origins);
    allowOrigin(req, res, isAdmin);
    const [path, query] = splitUrl(req.url ?? '');
    if (isAdmin && isAdminPath(path)) return answerAdmin(req, path, admin);
    const method = req.method ?? '';
    if (isAdmin && changingMethods.includes(method)) {
      const address = addressOf(path);
      if (address?.kind === 'record') return changeRecord(req, address, store);
    }
    const route = routeOf(method, path);
    if (!needsJsonServer(route, query))
      return answerRequest(route, requestOf(req), store, makeFault);
    await makeFault(route);
    await store.refresh();
    return void (await loadLists())(req, res);
  }

  return async (req, res) => {
    logRequest(req, res, remember);
    try {
      const answered = await answer(req, res);
      if (answered) sendAnswer(res, answered);
    } catch (error) {
      if (error instanceof ProblemError) return sendAnswer(res, error.answer);
      if (error instanceof StoreUnavailable) return sendAnswer(res, problem(503));
      if (req.destroyed && !req.complete) return;
      onError?.(error);
      sendAnswer(res, problem(500));
    }
  };
}

/** A whole list is the store's own; json-server would copy each record of it first. */
const needsJsonServer = (route: Route, query: string) =>
  route.kind === 'record' || (route.kind === 'list' && query !== '');

const requestOf = (req: IncomingMessage) => ({
  contentType: req.headers['content-type'] ?? null,
  contentEncoding: req.headers['content-encoding'] ?? null,
  idempotencyKey: String(req.headers['idempotency-key'] ?? '') || null,
  readJson: () => readJson(req),
  readScan: () => readScan(req),
});
