import { byResource, describe, isResource, type Resource } from '../resources/registry';
import { invalid, problem, type Answer } from './answer';

/** What a call can be told to do, by the names of the demo console (interfaces, scenarios). */
export const scenarioNames = [
  'success',
  'slow',
  'error',
  'invalid',
  'offline',
  'not-json',
  'lost-answer',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
export type ScenarioByResource = Record<Resource, ScenarioName>;
/** One scenario for all calls, or one call after the other. */
type Script = ScenarioName | readonly ScenarioName[];
export type ScriptByResource = Partial<Record<Resource, Script>>;

/** How long `slow` waits before it goes on as usual, in milliseconds. */
export const slowMs = 3_000;

export const isScenario = (value: unknown): value is ScenarioName =>
  scenarioNames.some((name) => name === value);

export const allSuccess = (): ScenarioByResource => byResource(() => 'success');

/** What each list's POST was told to do, nothing at first. */
export function createScenarios() {
  let scripts: ScriptByResource = {};
  return {
    /** The scenario of the next call, which uses it up where there is one for each; undefined: nothing was said. */
    take(resource: Resource): ScenarioName | undefined {
      const script = scripts[resource];
      if (typeof script !== 'object') return script;
      const [first, ...rest] = script;
      scripts = { ...scripts, [resource]: rest.length > 0 ? rest : undefined };
      return first;
    },
    all: (): Readonly<Record<Resource, Script>> =>
      byResource((resource) => scripts[resource] ?? 'success'),
    set(changes: ScriptByResource) {
      scripts = { ...scripts, ...changes };
    },
    reset() {
      scripts = {};
    },
  };
}
export type Scenarios = ReturnType<typeof createScenarios>;

/** The scenarios that `value` names by list, or undefined when it names anything else. */
export function parseScenarios(value: object): ScriptByResource | undefined {
  const isKnown = ([resource, script]: [string, unknown]) =>
    isResource(resource) &&
    (Array.isArray(script) ? script.length > 0 && script.every(isScenario) : isScenario(script));
  return Object.entries(value).every(isKnown) ? value : undefined;
}

/** A page such as a proxy shows in the API's place. */
const proxyPage = '<!doctype html><title>Welcome</title><p>This is not the API.</p>';
const dropped: Answer = { status: 0, contentType: '', isDropped: true };

/**
 * Answers as a scenario has it; `proceed` has the API answer, and `readSent` reads the form that was sent. `resource` is the
 * list that the call goes to.
 */
export async function playScenario(
  scenario: ScenarioName,
  resource: Resource | undefined,
  proceed: () => Promise<Answer>,
  readSent?: () => Promise<object>,
): Promise<Answer> {
  switch (scenario) {
    case 'success':
      return proceed();
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return proceed();
    case 'error':
      return problem(500);
    case 'invalid':
      return resource ? invalid([await refusalOf(resource, readSent)]) : problem(422);
    case 'offline':
      return dropped;
    case 'not-json':
      return { status: 200, contentType: 'text/html; charset=utf-8', text: proxyPage };
    case 'lost-answer':
      await proceed();
      return dropped;
  }
}

/** Returns the error in `invalid`. A form that cannot be read gets the error of its list. */
async function refusalOf(resource: Resource, readSent?: () => Promise<object>) {
  const { refused, refusedIn } = await describe(resource);
  const sent = refusedIn && (await readSent?.().catch(() => undefined));
  return (sent && refusedIn?.(sent)) ?? refused;
}
