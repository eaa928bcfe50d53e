import type { Resource } from '../resources/registry';
import { problem, ProblemError, type Answer } from './answer';
import type { Route } from './route';
import { isScenario, playScenario, scenarioNames, type Scenarios } from './scenarios';

/** The status that a list's calls fail with, and how often: 0.1 is every tenth, 1 is each. */
export interface Failure {
  status: number;
  rate: number;
}

/** What can be told to fail at a rate. */
export type FailingCall = `${'GET' | 'POST'} ${Resource}`;

/** Trouble made to order, for tests and demos. */
export interface FaultOptions {
  scenarios?: Scenarios;
  /** Least and most time before each answer, in milliseconds. */
  delay?: readonly [from: number, to: number];
  failures?: Partial<Record<FailingCall, Failure>>;
}

/**
 * Fault injection: what stands in the API's way. Failures are spread evenly and delays come from a fixed seed, so that
 * a test run can be repeated; `reset` begins both anew.
 */
export function createFaults({ scenarios, delay, failures = {} }: FaultOptions = {}) {
  let calls: Partial<Record<FailingCall, number>> = {};
  let random = seededRandom();

  function failureOf(call: FailingCall): Answer | undefined {
    const failure = failures[call];
    if (!failure) return undefined;
    const before = calls[call] ?? 0;
    calls[call] = before + 1;
    const isDue = Math.floor((before + 1) * failure.rate) > Math.floor(before * failure.rate);
    return isDue ? problem(failure.status) : undefined;
  }

  return {
    /**
     * Answers a call, or has `proceed` do so. The more special wins: the scenario that the call itself asks for, then
     * that of its list, then the rate. Throws 400 for a scenario that nobody knows. `readSent` reads the form that was sent.
     */
    async answer(
      route: Route,
      asked: string | null,
      proceed: () => Promise<Answer>,
      readSent?: () => Promise<object>,
    ) {
      const resource = 'resource' in route ? route.resource : undefined;
      if (asked !== null && !isScenario(asked))
        throw new ProblemError(400, `X-Mock-Scenario is one of ${scenarioNames.join(', ')}.`);
      const scenario = asked ?? (route.kind === 'post' ? scenarios?.take(route.resource) : null);
      if (scenario) return playScenario(scenario, resource, proceed, readSent);
      const call = resource && callOf(route.kind, resource);
      return (call && failureOf(call)) ?? proceed();
    },
    /** The time before the answer. */
    async wait() {
      if (!delay) return;
      const [from, to] = delay;
      await new Promise((resolve) => setTimeout(resolve, from + random() * (to - from)));
    },
    reset() {
      calls = {};
      random = seededRandom();
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

function callOf(kind: Route['kind'], resource: Resource): FailingCall | undefined {
  if (kind === 'post') return `POST ${resource}`;
  return kind === 'change' ? undefined : `GET ${resource}`;
}

/** Numbers from 0 to 1, the same ones each time (mulberry32). */
function seededRandom() {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
