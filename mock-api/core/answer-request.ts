import type { ScanUpload } from '../resources/ai-scan';
import { descriptionOf, type Resource } from '../resources/registry';
import { invalid, jsonType, ok, problem, ProblemError, type MockResponse } from './response';
import type { Faults } from './faults';
import { idempotencyKeyOf, KeyReused } from './idempotency';
import { checkFormType, checkJsonType, parseJsonObject } from './json-body';
import type { Route } from './route';
import type { Scenario } from './scenarios';
import { StoreUnavailable, type Store } from './store';

/**
 * A request from the server or from MSW's handlers. For a POST, the API checks the content type before it reads the
 * body. The scenario `invalid` (a simulated error) and the journal of calls read the body without this check.
 */
export interface ApiRequest {
  contentType: string | null;
  contentEncoding: string | null;
  idempotencyKey: string | null;
  /** The header `X-Mock-Scenario`, or null if it is absent or the server does not allow it. */
  scenario: string | null;
  /** Throws 413 for a body of more than `jsonBytes` bytes. */
  readJson(): Promise<Uint8Array>;
  readScan(): Promise<ScanUpload>;
  /** Called with the scenario (a simulated case such as `error`) that answers the call. */
  onScenario?(scenario: Scenario): void;
}

/** Caches the body, so that the condition of a scenario (a simulated case) and the API can both read it. */
function rereadable(request: ApiRequest): ApiRequest {
  let json: Promise<Uint8Array> | undefined;
  let scan: Promise<ScanUpload> | undefined;
  return {
    ...request,
    readJson: () => (json ??= request.readJson()),
    readScan: () => (scan ??= request.readScan()),
  };
}

/** Answers a call with an injected failure or a scenario (a simulated case), if one applies, or by `answerRoute`. */
export async function answerRequest(
  route: Route,
  received: ApiRequest,
  store: Store,
  faults: Faults,
  answerRoute = answerFromStore,
): Promise<MockResponse> {
  const request = rereadable(received);
  try {
    return await faults.answer(
      route,
      request.scenario,
      () => answerRoute(route, request, store),
      () => readSent(route, request),
      request.onScenario,
    );
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** Returns the response for an expected error, or undefined for any other error. */
export function refusalOf(error: unknown): MockResponse | undefined {
  if (error instanceof ProblemError) return error.response;
  if (error instanceof StoreUnavailable) return problem(503);
  if (error instanceof KeyReused)
    return invalid([{ field: 'Idempotency-Key', message: 'Another request has used this key' }]);
  return undefined;
}

async function readSent(route: Route, { readJson, readScan }: ApiRequest): Promise<object> {
  if (!('resource' in route)) return {};
  const { takes } = await descriptionOf(route.resource);
  return takes === 'form' ? readScan() : parseJsonObject(await readJson());
}

/** Responds to all routes. For a GET with a query, the server uses json-server instead. */
export async function answerFromStore(
  route: Route,
  request: ApiRequest,
  store: Store,
): Promise<MockResponse> {
  switch (route.kind) {
    case 'response':
      return route.response;
    case 'health':
      return ok({ status: 'ok' });
    case 'openapi': {
      // No other route needs this module, so it is imported here.
      const { openApi } = await import('./openapi');
      return ok(await openApi());
    }
    case 'list':
      return ok(await store.list(route.resource));
    case 'record': {
      const record = (await store.list(route.resource)).find(({ id }) => id === route.id);
      return record ? ok(record) : problem(404);
    }
    case 'post':
      return answerPost(route.resource, request, store);
  }
}

async function answerPost(
  resource: Resource,
  request: ApiRequest,
  store: Store,
): Promise<MockResponse> {
  const key = idempotencyKeyOf(request.idempotencyKey);
  const { takes, validate, status, response } = await descriptionOf(resource);
  const sent = await (takes === 'json' ? readObject(request) : readForm(request));
  const found = validate(sent);
  if ('errors' in found) return invalid(found.errors);
  // `validate` has checked the fields with the list's schema, but TypeScript cannot relate them to `resource`.
  const record = await store.insert(resource, found.fields as never, key);
  return { status, contentType: jsonType, body: response?.of(record, sent) ?? record };
}

export async function readObject({ contentType, contentEncoding, readJson }: ApiRequest) {
  checkJsonType(contentType, contentEncoding);
  return parseJsonObject(await readJson());
}

function readForm({ contentType, contentEncoding, readScan }: ApiRequest) {
  checkFormType(contentType, contentEncoding);
  return readScan();
}
