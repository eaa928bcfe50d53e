import type { Resource } from '#contract/endpoints';
import { problem, type Answer, type ProblemStatus } from './answer';
import type { Route } from './route';
import { playScenario, type Scenarios } from './scenario';

/** What a list's POST fails with, and how often: 0.1 is every tenth, 1 is each. */
export interface Failure {
  status: ProblemStatus;
  rate: number;
}

/** Trouble made to order, for tests and demos. */
export interface Faults {
  scenarios?: Scenarios;
  /** Least and most time before each answer, in milliseconds. */
  delay?: readonly [from: number, to: number];
  failures?: Partial<Record<Resource, Failure>>;
}

/**
 * Decides before each request whether it is delayed and answered in the API's place; undefined: the
 * API answers. Failures are spread evenly, not at random, so that a test run can be repeated.
 */
export function createFaults({ scenarios, delay, failures = {} }: Faults) {
  const posts: Partial<Record<Resource, number>> = {};

  function failureOf(resource: Resource): Answer | undefined {
    const failure = failures[resource];
    if (!failure) return undefined;
    const before = posts[resource] ?? 0;
    posts[resource] = before + 1;
    const isDue = Math.floor((before + 1) * failure.rate) > Math.floor(before * failure.rate);
    return isDue ? problem(failure.status) : undefined;
  }

  return async (route: Route): Promise<Answer | undefined> => {
    if (delay) await wait(delay);
    if (route.kind !== 'post') return undefined;
    const failure = failureOf(route.resource);
    return failure ?? (scenarios && playScenario(scenarios.of(route.resource), route.resource));
  };
}
export type FaultMaker = ReturnType<typeof createFaults>;

const wait = ([from, to]: readonly [number, number]) =>
  new Promise((resolve) => setTimeout(resolve, from + Math.random() * (to - from)));
