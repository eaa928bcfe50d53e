import { ok, problem, type Answer } from '../core/answer';
import { readObject, type ApiRequest } from '../core/answer-request';
import type { Faults } from '../core/faults';
import { parseScenarios, scenarioNames, type Scenarios } from '../core/scenario';
import type { Journal } from './journal';
import type { ChangeableStore } from '../core/store';

export interface AdminContext {
  store: ChangeableStore;
  scenarios: Scenarios;
  faults: Faults;
  journal: Journal;
}

type Action = (context: AdminContext, request: ApiRequest, query: string) => Promise<Answer>;

const actions: Record<string, Record<string, Action>> = {
  '/__admin/reset': {
    async POST({ store, scenarios, faults, journal }) {
      await store.reset();
      scenarios.reset();
      faults.reset();
      journal.clear();
      return { status: 204, contentType: '' };
    },
  },
  '/__admin/journal': { GET: async ({ journal }, _request, query) => journal.answer(query) },
  '/__admin/scenarios': {
    GET: async ({ scenarios }) => ok(scenarios.all()),
    async PUT({ scenarios }, request) {
      const changes = parseScenarios(await readObject(request));
      if (!changes)
        return problem(
          422,
          `Send lists with a scenario each, or one for each call: ${scenarioNames.join(', ')}.`,
        );
      scenarios.set(changes);
      return ok(scenarios.all());
    },
  },
};

export const isAdminPath = (path: string) => path.startsWith('/__admin/');

/** `/__admin/…`, for tests that steer the server (README, for QA). Only servers told so answer there. */
export async function answerAdmin(
  method: string,
  [path, query]: [path: string, query: string],
  request: ApiRequest,
  context: AdminContext,
): Promise<Answer> {
  const methods = Object.hasOwn(actions, path) ? actions[path] : undefined;
  if (!methods) return problem(404);
  const action = Object.hasOwn(methods, method) ? methods[method] : undefined;
  const headers = { Allow: [...Object.keys(methods), 'OPTIONS'].join(', ') };
  if (method === 'OPTIONS') return { status: 204, contentType: '', headers };
  return action ? action(context, request, query) : { ...problem(405), headers };
}
