import type { ScanUpload } from '../resources/ai-scan';
import type { Resource } from '../resources/registry';
import { problem, type MockResponse } from './response';
import type { Route } from './route';
import { createSlowCalls } from './slow-calls';
import { applies, parseScenario, playScenario, type Scenario, type Scenarios } from './scenarios';

/** The status of an injected failure, and the share of calls that fail: with a `rate` of 0.1 every tenth call. */
export interface Failure {
  status: number;
  rate: number;
}

export type FailingCall = `${'GET' | 'POST'} ${Resource}`;

export interface FaultOptions {
  scenarios?: Scenarios;
  failures?: Partial<Record<FailingCall, Failure>>;
}

/** Spreads failures evenly and not at random, so that runs are repeatable. `reset` starts the count of calls again. */
export function createFaults({ scenarios, failures = {} }: FaultOptions = {}) {
  let calls: Partial<Record<FailingCall, number>> = {};
  const slowCalls = createSlowCalls();

  function failureOf(call: FailingCall): MockResponse | undefined {
    const failure = failures[call];
    if (!failure) return undefined;
    const before = calls[call] ?? 0;
    calls[call] = before + 1;
    const isDue = Math.floor((before + 1) * failure.rate) > Math.floor(before * failure.rate);
    return isDue ? problem(failure.status) : undefined;
  }

  return {
    /**
     * Returns the first response that applies: of the scenario in the call's header (`asked`), of the list's scenario,
     * of an injected failure, or of the API (`proceed`). Throws 400 for an unknown scenario, and for a condition that
     * no valid call can fulfil. Calls `onScenario` with the scenario that answers.
     */
    async answer(
      route: Route,
      asked: string | null,
      proceed: () => Promise<MockResponse>,
      readSent: () => Promise<object> = async () => ({}),
      onScenario?: (scenario: Scenario) => void,
    ) {
      const resource = 'resource' in route ? route.resource : undefined;
      const pause = slowCalls.begin(resource);
      const own = asked === null ? undefined : parseScenario(asked);
      // A body that cannot be read matches no condition. The API then rejects the call.
      const readFields = () => readSent().then(fieldsOf, () => ({}));
      const isOwn = own && (await applies(own, resource, readFields));
      const scenario = isOwn
        ? own
        : route.kind === 'post' && (await scenarios?.take(route.resource, readFields));
      if (scenario) {
        onScenario?.(scenario);
        return playScenario(scenario, { resource, proceed, readSent, delay: pause });
      }
      const method = route.kind === 'post' ? 'POST' : 'GET';
      return (resource && failureOf(`${method} ${resource}`)) ?? proceed();
    },
    /** Ends the delayed calls to these lists. Such a call gets no response, or only the first parts of a slow one. */
    endSlowCalls: slowCalls.end,
    reset() {
      calls = {};
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

/** Returns the fields of a JSON body, or the text parts of a form. */
const fieldsOf = (sent: object): object =>
  'parts' in sent
    ? Object.fromEntries(
        (sent as ScanUpload).parts.map((part) => [
          part.name,
          'text' in part ? part.text : undefined,
        ]),
      )
    : sent;
