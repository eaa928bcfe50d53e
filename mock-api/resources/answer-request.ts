import { invalid, ok, problem, ProblemError, type Answer } from './answer';
import { postAiScan, type ScanUpload } from './ai-scan';
import { postContact } from './contact';
import type { FaultMaker } from './faults';
import { postFreeIntake } from './free-intake';
import { KeyReused, keyOf } from './idempotency';
import { checkFormType, checkJsonType, parseJsonObject } from './json-body';
import type { Route } from './route';
import { StoreUnavailable, type Store } from './store';

/** What an adapter hands over; its readers run only when the headers promise what the route takes. */
export interface ApiRequest {
  contentType: string | null;
  contentEncoding: string | null;
  idempotencyKey: string | null;
  /** The whole body; throws 413 beyond the limit of `json-body`. */
  readJson(): Promise<Uint8Array>;
  /** The multipart body; throws 400 or 413. */
  readScan(): Promise<ScanUpload>;
}

/** The one behaviour behind both adapters: a route, a request and a store become an answer. */
export async function answerRequest(
  route: Route,
  request: ApiRequest,
  store: Store,
  makeFault?: FaultMaker,
): Promise<Answer> {
  try {
    const fault = await makeFault?.(route);
    return fault ?? (await answerRoute(route, request, store));
  } catch (error) {
    if (error instanceof ProblemError) return error.answer;
    if (error instanceof StoreUnavailable) return problem(503);
    if (error instanceof KeyReused)
      return invalid([{ field: 'Idempotency-Key', message: 'Another request has used this key' }]);
    throw error;
  }
}

async function answerRoute(route: Route, request: ApiRequest, store: Store): Promise<Answer> {
  switch (route.kind) {
    case 'answer':
      return route.answer;
    case 'health':
      return ok({ status: 'ok' });
    case 'openapi': {
      // Only this route pays for the generator.
      const { openApi } = await import('./openapi');
      return ok(openApi());
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
  resource: Extract<Route, { kind: 'post' }>['resource'],
  request: ApiRequest,
  store: Store,
) {
  const key = keyOf(request.idempotencyKey);
  if (resource === 'ai-scan') {
    checkFormType(request.contentType, request.contentEncoding);
    return postAiScan(await request.readScan(), store, key);
  }
  checkJsonType(request.contentType, request.contentEncoding);
  const body = parseJsonObject(await request.readJson());
  return resource === 'contact' ? postContact(body, store, key) : postFreeIntake(body, store, key);
}
