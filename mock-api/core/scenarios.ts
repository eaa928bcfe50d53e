import { byResource, describe, isResource, type Resource } from '../resources/registry';
import { invalid, problem, type MockResponse } from './response';

/** The names of the scenarios. `mock-api/README.md` describes them, and the demo's console offers them. */
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
type Script = ScenarioName | readonly ScenarioName[];
export type ScriptByResource = Partial<Record<Resource, Script>>;

export const slowMs = 3_000;

export const isScenario = (value: unknown): value is ScenarioName =>
  scenarioNames.some((name) => name === value);

export const allSuccess = (): ScenarioByResource => byResource(() => 'success');

export function createScenarios() {
  let scripts: ScriptByResource = {};
  return {
    /**
     * Returns the scenario of the next call; undefined if none is set, or `success` for all calls, so that `--fail`
     * applies. Removes a scenario of a sequence.
     */
    take(resource: Resource): ScenarioName | undefined {
      const script = scripts[resource];
      if (typeof script !== 'object') return script === 'success' ? undefined : script;
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

export function parseScenarios(value: object): ScriptByResource | undefined {
  const isKnown = ([resource, script]: [string, unknown]) =>
    isResource(resource) &&
    (Array.isArray(script) ? script.length > 0 && script.every(isScenario) : isScenario(script));
  return Object.entries(value).every(isKnown) ? value : undefined;
}

/** The HTML of the scenario `not-json`, as a proxy might send it in place of the API's response. */
const proxyPage = '<!doctype html><title>Welcome</title><p>This is not the API.</p>';
const dropped: MockResponse = { status: 0, contentType: '', isDropped: true };

/**
 * Returns the response of a scenario. `proceed` calls the API, and `readSent` reads the form that the client sent. The
 * scenario `slow` ends without a response when `reset` aborts.
 */
export async function playScenario(
  scenario: ScenarioName,
  resource: Resource | undefined,
  proceed: () => Promise<MockResponse>,
  readSent?: () => Promise<object>,
  reset?: AbortSignal,
): Promise<MockResponse> {
  switch (scenario) {
    case 'success':
      return proceed();
    case 'slow':
      return (await isOver(slowMs, reset)) ? proceed() : dropped;
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

/** Resolves with true after `ms` milliseconds, or with false as soon as `reset` aborts. */
function isOver(ms: number, reset?: AbortSignal) {
  return new Promise<boolean>((resolve) => {
    const end = (isTime: boolean) => {
      clearTimeout(timer);
      reset?.removeEventListener('abort', onReset);
      resolve(isTime);
    };
    const onReset = () => end(false);
    const timer = setTimeout(end, ms, true);
    reset?.addEventListener('abort', onReset);
  });
}

/**
 * Returns the field error of the scenario `invalid`: an error of a sent field (`refusedIn`), or the default error of
 * the list (`refused`) if the list takes JSON or the form is unreadable or has no such field.
 */
async function refusalOf(resource: Resource, readSent?: () => Promise<object>) {
  const { refused, refusedIn } = await describe(resource);
  const sent = refusedIn && (await readSent?.().catch(() => undefined));
  return (sent && refusedIn?.(sent)) ?? refused;
}
