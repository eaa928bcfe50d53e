import { timeLimits } from '#contract/endpoints';
import { ApiError, NoAnswerError } from './errors';

interface Call {
  method: string;
  /** Starts with a slash; it is looked for on `API_ORIGIN`, or on the page's own origin. */
  path: string;
  /** `FormData` is sent as it is, everything else as JSON; absent: no body. */
  body?: unknown;
  timeLimit?: number;
  signal?: AbortSignal;
  /** A success without a body resolves to undefined. Otherwise it is a failure, as is a body that is not JSON. */
  mayBeEmpty?: boolean;
  /** Sent as `Idempotency-Key`: calls with the same one count once. */
  idempotencyKey?: string;
}

/**
 * The only caller of `fetch`: credentials included (requirements, section 7).
 * @returns the answer's JSON, not checked any further.
 * @throws ApiError, NoAnswerError, or the signal's reason once it is aborted.
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
  // A page that comes back from the back/forward cache may wait for an answer that went by while it was away.
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
    // The parser's own error quotes the text, which may repeat what the visitor typed.
    throw new Error(`The answer with status ${status} is not JSON`);
  }
}

function contentOf(body: unknown, idempotencyKey: string | undefined): RequestInit {
  const headers = new Headers();
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  // The browser itself names the multipart boundary.
  if (body === undefined || body instanceof FormData) return { headers, body: body ?? null };
  headers.set('Content-Type', 'application/json');
  return { headers, body: JSON.stringify(body) };
}
