import { timeLimits } from '#contract/endpoints';
import { ApiError, NoResponseError } from './errors';

interface Call {
  method: string;
  /** The path, with a leading slash. The origin is `API_ORIGIN` or the page's own origin. */
  path: string;
  /** `FormData` is sent as multipart and every other value as JSON. Undefined means no body. */
  body?: unknown;
  timeLimit?: number;
  signal?: AbortSignal;
  /** If true, a successful response may have no body. The call then resolves with undefined. */
  mayBeEmpty?: boolean;
  /** Header `Idempotency-Key`. The server stores calls with the same value only once. */
  idempotencyKey?: string;
}

/**
 * Calls the API with credentials (requirements, section 7). Resolves with the response's JSON without validating it.
 * Throws ApiError, NoResponseError, or the reason of an aborted `signal`.
 */
export async function callApi({
  method,
  path,
  body,
  timeLimit = timeLimits.call,
  signal,
  mayBeEmpty = false,
  idempotencyKey,
}: Call): Promise<unknown> {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new Error(`No response in ${timeLimit} ms`)),
    timeLimit,
  );
  const handleAbort = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', handleAbort);
  if (signal?.aborted) handleAbort();
  // A page in the back/forward cache receives no responses. When the page returns, this listener therefore aborts the
  // call.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop.abort(new Error('The page was away'));
  };
  addEventListener('pageshow', handlePageShow);
  try {
    const response = await fetch(`${process.env.API_ORIGIN ?? ''}${path}`, {
      method,
      credentials: 'include',
      signal: stop.signal,
      ...contentOf(body, idempotencyKey),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response, text);
    const isEmpty = mayBeEmpty && text.trim() === '';
    const json = isEmpty ? undefined : parseJson(response, text);
    if (method !== 'GET' && response.redirected && !isStored(response, json))
      throw new Error('A redirect has turned the call into a GET');
    return json;
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new NoResponseError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', handleAbort);
    removeEventListener('pageshow', handlePageShow);
  }
}

/**
 * After a 301, 302 or 303 the browser repeats a POST as a GET, which stores nothing. The page cannot see the redirect,
 * so it checks the response. No GET of the API returns status 201 or a single record with an id.
 */
const isStored = ({ status }: Response, json: unknown) =>
  status === 201 || 'id' in { ...(json as object) };

function parseJson({ status }: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the body, which may contain what the visitor typed.
    throw new Error(`The response with status ${status} is not JSON`);
  }
}

function contentOf(body: unknown, idempotencyKey: string | undefined): RequestInit {
  const headers = new Headers();
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  // For a form the browser must set the Content-Type, because it contains the multipart boundary.
  if (body === undefined || body instanceof FormData) return { headers, body: body ?? null };
  headers.set('Content-Type', 'application/json');
  return { headers, body: JSON.stringify(body) };
}
