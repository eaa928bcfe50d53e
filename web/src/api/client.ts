import { timeLimits } from '#contract/endpoints';
import { ApiError, NoAnswerError } from './errors';

interface Call {
  method: string;
  /** Starts with a slash; relative to `API_ORIGIN`, or to the page's own origin. */
  path: string;
  /** `FormData` is sent as multipart, every other value as JSON, and undefined as no body. */
  body?: unknown;
  timeLimit?: number;
  signal?: AbortSignal;
  /** Whether a response without a body is a success that resolves to undefined, and not a failure. */
  mayBeEmpty?: boolean;
  /** Sent as `Idempotency-Key`: the server stores calls with the same key once. */
  idempotencyKey?: string;
}

/**
 * Calls the API with credentials (requirements, section 7); no other code calls `fetch`. Returns the response's JSON
 * without validating it. Throws ApiError, NoAnswerError, or the reason of an aborted signal.
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
  const timer = setTimeout(() => stop.abort(new Error(`No answer in ${timeLimit} ms`)), timeLimit);
  const handleAbort = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', handleAbort);
  if (signal?.aborted) handleAbort();
  // While a page is in the back/forward cache it misses responses, so a waiting call must fail when the page returns.
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
    if (mayBeEmpty && text.trim() === '') return undefined;
    return parseJson(response, text);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new NoAnswerError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', handleAbort);
    removeEventListener('pageshow', handlePageShow);
  }
}

function parseJson({ status }: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which may contain what the visitor typed.
    throw new Error(`The answer with status ${status} is not JSON`);
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
