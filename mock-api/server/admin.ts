import { ok, problem, type MockResponse } from '../core/response';
import { readObject, type ApiRequest } from '../core/answer-request';
import type { Faults } from '../core/faults';
import { parseJsonObject } from '../core/json-body';
import {
  faultInConditions,
  scenariosFault,
  type ScriptByResource,
  type Scenarios,
} from '../core/scenarios';
import { resourceNames } from '../resources/registry';
import type { Journal } from './journal';
import type { DurableStore } from './store/durable-store';

export interface AdminContext {
  store: DurableStore;
  scenarios: Scenarios;
  faults: Faults;
  journal: Journal;
}

const parts: readonly string[] = ['journal', 'scenarios', ...resourceNames];

/** Returns the parts that a reset names, all parts for a reset without a body, or undefined for an unknown part. */
async function readParts({ readJson }: ApiRequest): Promise<readonly string[] | undefined> {
  const bytes = await readJson();
  if (bytes.length === 0) return parts;
  const { only } = parseJsonObject(bytes) as { only?: unknown };
  if (!Array.isArray(only) || only.length === 0) return undefined;
  return only.every((part) => parts.includes(part)) ? only : undefined;
}

type Action = (context: AdminContext, request: ApiRequest, query: string) => Promise<MockResponse>;

const actions: Record<string, Record<string, Action>> = {
  '/__admin/reset': {
    async POST({ store, scenarios, faults, journal }, request) {
      const only = await readParts(request);
      if (!only) return problem(422, `Send { "only": [...] } with any of ${parts.join(', ')}.`);
      const isWhole = only === parts;
      const lists = resourceNames.filter((name) => only.includes(name));
      // Delayed calls must end before the store's reset. Otherwise such a call could store its record after the reset.
      faults.endSlowCalls(isWhole ? [...lists, undefined] : lists);
      if (only.includes('scenarios')) {
        scenarios.reset();
        faults.reset();
      }
      if (lists.length > 0) await store.reset(isWhole ? undefined : lists);
      if (only.includes('journal')) journal.clear();
      return { status: 204, contentType: '' };
    },
  },
  '/__admin/journal': { GET: async ({ journal }, _request, query) => journal.answer(query) },
  '/__admin/scenarios': {
    GET: async ({ scenarios }) => ok(scenarios.all()),
    async PUT({ scenarios }, request) {
      const changes: ScriptByResource = await readObject(request);
      const fault = scenariosFault(changes) ?? (await faultInConditions(changes));
      if (fault) return problem(422, fault);
      scenarios.set(changes);
      return ok(scenarios.all());
    },
  },
};

export const isAdminPath = (path: string) => path.startsWith('/__admin/');

/** Responds at the paths under `/__admin/`, with which tests control the server (README, "For QA"). Needs `--admin`. */
export async function answerAdmin(
  method: string,
  [path, query]: [path: string, query: string],
  request: ApiRequest,
  context: AdminContext,
): Promise<MockResponse> {
  const methods = Object.hasOwn(actions, path) ? actions[path] : undefined;
  if (!methods) return problem(404);
  const action = Object.hasOwn(methods, method) ? methods[method] : undefined;
  const headers = { Allow: [...Object.keys(methods), 'OPTIONS'].join(', ') };
  if (method === 'OPTIONS') return { status: 204, contentType: '', headers };
  return action ? action(context, request, query) : { ...problem(405), headers };
}
