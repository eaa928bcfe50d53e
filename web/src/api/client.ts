import { timeLimits } from '#contract/endpoints';
import { ApiError, NoResponseError } from './errors';

interface Call {
  method: string;
  /** The URL's path, with a leading slash. The origin is `API_ORIGIN` or, if that is not set, the page's own origin. */
  path: string;
  /** The client sends `FormData` as multipart, every other value as JSON, and no body for undefined. */
  body?: unknown;
  timeLimit?: number;
  signal?: AbortSignal;
  /** If true, the call resolves with undefined for a successful response without a body. Otherwise it rejects. */
  mayBeEmpty?: boolean;
  /** Value of the header `Idempotency-Key`. The server stores calls with the same value only once. */
  idempotencyKey?: string;
}

/**
 * Calls the API. Every call of the site goes through this function, and sends credentials (requirements, section 7).
 * Resolves with the response's JSON and does not validate it. Throws ApiError, NoResponseError, or the reason of an
 * aborted `signal`.
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
  // A page in the back/forward cache gets no responses. A waiting call must fail when the browser shows the page again.
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
 * Returns true if a response after a redirect proves that the API stored the call. After a 301, 302 or 303 the browser
 * repeats a POST as a GET, which stores nothing. After a 307 or 308 the browser repeats the POST. The page cannot see
 * which redirect the browser followed. Only the response shows it: a GET never returns status 201 or a single record
 * with an id.
 */
const isStored = ({ status }: Response, json: unknown) =>
  status === 201 || 'id' in { ...(json as object) };

function parseJson({ status }: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // This error replaces the parser's error, because the parser's message quotes the body. The body may contain what
    // the visitor typed.
    throw new Error(`The response with status ${status} is not JSON`);
  }
}

function contentOf(body: unknown, idempotencyKey: string | undefined): RequestInit {
  const headers = new Headers();
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  // The browser must set the multipart boundary itself.
  if (body === undefined || body instanceof FormData) return { headers, body: body ?? null };
  headers.set('Content-Type', 'application/json');
  return { headers, body: JSON.stringify(body) };
}
