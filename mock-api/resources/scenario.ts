import { endpoints, type Resource } from '#contract/endpoints';
import { fieldMessages } from '#contract/messages';
import { invalid, problem, type Answer } from './answer';

/** What a POST can be told to do, by the names of the demo console (interfaces, scenarios). */
export const scenarioNames = [
  'success',
  'slow',
  'error',
  'invalid',
  'offline',
  'not-json',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
export type ScenarioByResource = Record<Resource, ScenarioName>;

/** How long `slow` waits before it goes on as usual, in milliseconds. */
export const slowMs = 3_000;

const resources = Object.values(endpoints).map(({ resource }) => resource);

const allSuccess = (): ScenarioByResource => ({
  contact: 'success',
  'free-intake': 'success',
  'ai-scan': 'success',
});

/** The scenario of each list's POST, all `success` at first. Reads and health are never touched. */
export function createScenarios() {
  let current = allSuccess();
  return {
    of: (resource: Resource): ScenarioName => current[resource],
    all: (): Readonly<ScenarioByResource> => current,
    set(changes: Partial<ScenarioByResource>) {
      current = { ...current, ...changes };
    },
    reset() {
      current = allSuccess();
    },
  };
}
export type Scenarios = ReturnType<typeof createScenarios>;

/** The scenarios that `value` names by list, or undefined when it names anything else. */
export function parseScenarios(value: object): Partial<ScenarioByResource> | undefined {
  const isKnown = ([resource, name]: [string, unknown]) =>
    resources.some((known) => known === resource) && scenarioNames.some((known) => known === name);
  return Object.entries(value).every(isKnown) ? value : undefined;
}

/** What a refused visitor would read: each list's most likely field. */
const refused = {
  contact: { field: 'email', message: fieldMessages.emailInvalid },
  'free-intake': { field: 'email', message: fieldMessages.emailInvalid },
  'ai-scan': { field: 'url', message: fieldMessages.urlMissing },
};

/** A page such as a proxy shows in the API's place. */
const proxyPage = '<!doctype html><title>Welcome</title><p>This is not the API.</p>';

/** The answer that a scenario gives in the API's place; undefined: the API answers, after the wait. */
export async function playScenario(
  scenario: ScenarioName,
  resource: Resource,
): Promise<Answer | undefined> {
  switch (scenario) {
    case 'success':
      return undefined;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return undefined;
    case 'error':
      return problem(500);
    case 'invalid':
      return invalid([refused[resource]]);
    case 'offline':
      return { status: 0, contentType: '', isDropped: true };
    case 'not-json':
      return { status: 200, contentType: 'text/html; charset=utf-8', text: proxyPage };
  }
}
