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
  /** Minimum and maximum delay of each response, in milliseconds. */
  delay?: readonly [from: number, to: number];
  failures?: Partial<Record<FailingCall, Failure>>;
}

/** Failures are spread evenly, and delays have a fixed seed, so that runs are repeatable. `reset` restarts both. */
export function createFaults({ scenarios, delay, failures = {} }: FaultOptions = {}) {
  let calls: Partial<Record<FailingCall, number>> = {};
  let random = seededRandom();
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
     * Returns the first response that applies: of the call's own scenario (`asked`, the header's text), the list's
     * scenario, an injected failure, or the API (`proceed`). Throws 400 for an unknown scenario, and for a condition
     * that no valid call can fulfil. `onScenario` gets the scenario that answers.
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
      // If the body is not readable, the condition does not match, and the API rejects the call.
      const readFields = () => readSent().then(fieldsOf, () => ({}));
      const isOwn = own && (await applies(own, resource, readFields));
      const scenario = isOwn
        ? own
        : route.kind === 'post' && (await scenarios?.take(route.resource, readFields));
      if (scenario) {
        onScenario?.(scenario);
        return playScenario(scenario, { resource, proceed, readSent, delay: pause });
      }
      const call = resource && callOf(route.kind, resource);
      return (call && failureOf(call)) ?? proceed();
    },
    async wait() {
      if (!delay) return;
      const [from, to] = delay;
      await new Promise((resolve) => setTimeout(resolve, from + random() * (to - from)));
    },
    /** Ends these lists' calls that a scenario delays, without a response or in the middle of a slow one. */
    endSlowCalls: slowCalls.end,
    reset() {
      calls = {};
      random = seededRandom();
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

function callOf(kind: Route['kind'], resource: Resource): FailingCall | undefined {
  if (kind === 'post') return `POST ${resource}`;
  return kind === 'change' ? undefined : `GET ${resource}`;
}

/** Returns a generator of pseudo-random numbers from 0 to 1 (mulberry32). All generators produce the same sequence. */
function seededRandom() {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
