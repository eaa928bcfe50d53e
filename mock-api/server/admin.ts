import type { IncomingMessage } from 'node:http';
import { ok, problem, type Answer } from '../resources/answer';
import { checkJsonType, parseJsonObject } from '../resources/json-body';
import { parseScenarios, scenarioNames, type Scenarios } from '../resources/scenario';
import { readJson } from './read-body';
import type { LogEntry } from './request-log';
import type { DurableStore } from './store/store';

export interface AdminContext {
  store: DurableStore;
  scenarios: Scenarios;
  /** The latest requests, oldest first. */
  journal: LogEntry[];
}

/** How many requests the journal keeps. */
export const journalLength = 1_000;

type Action = (req: IncomingMessage, context: AdminContext) => Promise<Answer>;

const actions: Record<string, Record<string, Action>> = {
  '/__admin/reset': {
    async POST(_req, { store, scenarios, journal }) {
      await store.reset();
      scenarios.reset();
      journal.length = 0;
      return { status: 204, contentType: '' };
    },
  },
  '/__admin/journal': { GET: async (_req, { journal }) => ok(journal) },
  '/__admin/scenarios': {
    GET: async (_req, { scenarios }) => ok(scenarios.all()),
    async PUT(req, { scenarios }) {
      checkJsonType(req.headers['content-type'] ?? null, req.headers['content-encoding'] ?? null);
      const changes = parseScenarios(parseJsonObject(await readJson(req)));
      if (!changes)
        return problem(422, `Send an object of lists and scenarios: ${scenarioNames.join(', ')}.`);
      scenarios.set(changes);
      return ok(scenarios.all());
    },
  },
};

export const isAdminPath = (path: string) => path.startsWith('/__admin/');

/** `/__admin/…`, for tests that steer the server (README, for QA). Only servers told so answer there. */
export async function answerAdmin(
  req: IncomingMessage,
  path: string,
  context: AdminContext,
): Promise<Answer> {
  const methods = Object.hasOwn(actions, path) ? actions[path] : undefined;
  if (!methods) return problem(404);
  const action = Object.hasOwn(methods, req.method ?? '') ? methods[req.method ?? ''] : undefined;
  const headers = { Allow: [...Object.keys(methods), 'OPTIONS'].join(', ') };
  if (req.method === 'OPTIONS') return { status: 204, contentType: '', headers };
  return action ? action(req, context) : { ...problem(405), headers };
}
