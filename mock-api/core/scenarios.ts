import {
  byResource,
  descriptionOf,
  isResource,
  resourceNames,
  type Resource,
} from '../resources/registry';
import { conditionFault, isFulfilled, type Condition } from './conditions';
import { invalid, jsonType, problem, ProblemError, type MockResponse } from './response';
import type { Delay } from './slow-calls';

/** The names of the scenarios (simulated cases), which README.md describes. */
export const scenarioNames = [
  'success',
  'slow',
  'error',
  'invalid',
  'offline',
  'not-json',
  'lost-answer',
  'cut',
  'drip',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
export type ScenarioByResource = Record<Resource, ScenarioName>;

/** A custom scenario (a simulated case). Without `scenario`, `status` and `body`, the API answers the call itself. */
export interface ScenarioDetails {
  /** A named scenario, in place of `status` and `body`. */
  scenario?: ScenarioName;
  /** The status, by default 200. If it is 400 or higher and `body` is absent, the response is a problem (RFC 9457). */
  status?: number;
  headers?: Record<string, string>;
  /** Milliseconds before the response, at most 60,000. */
  delay?: number;
  /** A string is sent as plain text, any other value as JSON. */
  body?: unknown;
  /** Limits the scenario to calls with these fields and values, which must be possible in a valid call. */
  when?: Condition;
}
export type Scenario = ScenarioName | ScenarioDetails;
type Script = Scenario | readonly Scenario[];
export type ScriptByResource = Partial<Record<Resource, Script>>;

export const slowMs = 3_000;

const maxDelayMs = 60_000;

export const isScenario = (value: unknown): value is ScenarioName =>
  scenarioNames.some((name) => name === value);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWithin = (value: unknown, from: number, to: number) =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

function areHeaders(value: unknown) {
  try {
    return isObject(value) && !!new Headers(value as Record<string, string>);
  } catch {
    return false;
  }
}

type Rule = [isValid: (value: unknown) => boolean, text: string];

const detailRules: Record<keyof ScenarioDetails, Rule> = {
  scenario: [isScenario, `one of ${scenarioNames.join(', ')}`],
  status: [(value) => isWithin(value, 200, 599), 'a whole number from 200 to 599'],
  headers: [areHeaders, 'an object with valid names and values of headers'],
  delay: [
    (value) => isWithin(value, 0, maxDelayMs),
    `a whole number of milliseconds from 0 to ${maxDelayMs}`,
  ],
  body: [(value) => value !== undefined, 'a value other than undefined'],
  when: [
    // JSON omits undefined values, and a condition without fields would apply to every call.
    (value) =>
      isObject(value) && Object.keys(value).length > 0 && !Object.values(value).includes(undefined),
    'an object with at least one field, and no undefined value',
  ],
};

/** Returns a sentence about the first fault of a scenario. `name` names the scenario in this sentence. */
function scenarioFault(value: unknown, name: string): string | undefined {
  if (isScenario(value)) return undefined;
  const parts = isObject(value) ? Object.entries(value) : undefined;
  if (!parts?.every(([part]) => Object.hasOwn(detailRules, part)))
    return `${name} is one of ${scenarioNames.join(', ')}, or an object with status, body, headers, delay, when, or with scenario (one of these names) in place of status and body.`;
  for (const [part, content] of parts) {
    const [isValid, rule] = detailRules[part as keyof ScenarioDetails];
    if (!isValid(content)) return `"${part}" in ${name} is not ${rule}.`;
  }
  const names = new Set(parts.map(([part]) => part));
  return names.has('scenario') && (names.has('status') || names.has('body'))
    ? `"scenario" in ${name} takes the place of "status" and "body".`
    : undefined;
}

/** Parses the header `X-Mock-Scenario`: a name, or details as JSON. Throws 400 for any other text. */
export function parseScenario(text: string): Scenario {
  const value = text.startsWith('{') ? parseJson(text) : text;
  const fault = scenarioFault(value, 'X-Mock-Scenario');
  if (fault) throw new ProblemError(400, fault);
  return value as Scenario;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const conditionOf = (scenario: Scenario) =>
  typeof scenario === 'object' ? scenario.when : undefined;

/** Whether a scenario (a simulated case) applies to a call. If it has a condition, the call must belong to a list. */
export async function applies(
  scenario: Scenario,
  resource: Resource | undefined,
  readFields: () => Promise<object>,
) {
  const when = conditionOf(scenario);
  return !when || (resource !== undefined && isFulfilled(when, resource, readFields));
}

/** Returns a sentence about the first condition that no valid call of its list can fulfil. */
export async function faultInConditions(scripts: ScriptByResource) {
  for (const [resource, script] of Object.entries(scripts))
    for (const scenario of [script].flat() as Scenario[]) {
      const when = conditionOf(scenario);
      const fault = when && (await conditionFault(when, resource as Resource));
      if (fault) return fault;
    }
  return undefined;
}

/** Returns a sentence about the first unknown list or the first invalid scenario. */
export function scenariosFault(changes: object): string | undefined {
  for (const [list, script] of Object.entries(changes)) {
    if (!isResource(list)) return `There is no list "${list}", only ${resourceNames.join(', ')}.`;
    const scenarios: unknown[] = Array.isArray(script) ? script : [script];
    if (scenarios.length === 0) return `The array of ${list} has no scenario.`;
    for (const scenario of scenarios) {
      const fault = scenarioFault(scenario, `the scenario of ${list}`);
      if (fault) return fault[0]!.toUpperCase() + fault.slice(1);
    }
  }
  return undefined;
}

export function createScenarios() {
  let scripts: ScriptByResource = {};
  return {
    /**
     * Resolves with the scenario for the next call, and removes it from an array of scenarios. Resolves with undefined
     * if no scenario applies, or if the list always has `success`: the failures of `--fail` then apply.
     */
    async take(
      resource: Resource,
      readFields: () => Promise<object>,
    ): Promise<Scenario | undefined> {
      const script = scripts[resource];
      const [first, ...rest] = [script ?? []].flat() as Scenario[];
      if (!first || !(await applies(first, resource, readFields))) return undefined;
      // Another call may have taken the scenario while `applies` was reading the fields.
      if (scripts[resource] !== script) return this.take(resource, readFields);
      if (!Array.isArray(script)) return first === 'success' ? undefined : first;
      scripts = { ...scripts, [resource]: rest.length > 0 ? rest : undefined };
      return first;
    },
    all: (): Readonly<Record<Resource, Script>> =>
      byResource((resource) => scripts[resource] ?? 'success'),
    /** Throws for an unknown list or scenario. */
    set(changes: ScriptByResource) {
      const fault = scenariosFault(changes);
      if (fault) throw new Error(fault);
      scripts = { ...scripts, ...changes };
    },
    reset() {
      scripts = {};
    },
  };
}
export type Scenarios = ReturnType<typeof createScenarios>;

/** HTML that a proxy might send in place of the API's response. */
const proxyPage = '<!doctype html><title>Welcome</title><p>This is not the API.</p>';
const dropped: MockResponse = { status: 0, contentType: '', delivery: 'dropped' };

/** The parts of a call that a scenario may use. */
interface PlayedCall {
  resource: Resource | undefined;
  proceed(): Promise<MockResponse>;
  readSent?(): Promise<object>;
  delay: Delay;
}

/** Responds to a call as the scenario describes. If a reset ends the delay, the call ends without a response. */
export async function playScenario(scenario: Scenario, call: PlayedCall): Promise<MockResponse> {
  const details: ScenarioDetails = typeof scenario === 'string' ? { scenario } : scenario;
  const { scenario: name = 'success', status, body, headers } = details;
  const { delay = name === 'slow' ? slowMs : 0 } = details;
  if (delay > 0 && !(await call.delay(delay))) return dropped;
  const isNamed = status === undefined && body === undefined;
  const response = isNamed ? await playNamed(name, call) : responseOf(status ?? 200, body);
  return headers ? withHeaders(response, headers) : response;
}

async function playNamed(
  name: ScenarioName,
  { resource, proceed, readSent, delay }: PlayedCall,
): Promise<MockResponse> {
  switch (name) {
    case 'success':
    case 'slow':
      return proceed();
    case 'error':
      return problem(500);
    case 'invalid':
      return resource ? invalid([await refusedField(resource, readSent)]) : problem(422);
    case 'offline':
      return dropped;
    case 'not-json':
      return { status: 200, contentType: 'text/html; charset=utf-8', text: proxyPage };
    case 'lost-answer':
      await proceed();
      return dropped;
    case 'cut':
    case 'drip':
      return { ...(await proceed()), delivery: name, delay };
  }
}

function withHeaders(response: MockResponse, headers: Record<string, string>): MockResponse {
  // `Headers` ignores the case of names, so that a tester's `retry-after` replaces the problem's `Retry-After`.
  const merged = new Headers({ ...response.headers });
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  const contentType = merged.get('Content-Type') ?? response.contentType;
  merged.delete('Content-Type');
  return { ...response, contentType, headers: Object.fromEntries(merged) };
}

function responseOf(status: number, body: unknown): MockResponse {
  if (body === undefined) return status >= 400 ? problem(status) : { status, contentType: '' };
  return typeof body === 'string'
    ? { status, contentType: 'text/plain; charset=utf-8', text: body }
    : { status, contentType: jsonType, body };
}

/** Returns the field error of the scenario `invalid`: that of `refusedIn`, about a sent field, or else `refused`. */
async function refusedField(resource: Resource, readSent?: () => Promise<object>) {
  const { refused, refusedIn } = await descriptionOf(resource);
  const sent = refusedIn && (await readSent?.().catch(() => undefined));
  return (sent && refusedIn?.(sent)) ?? refused;
}
