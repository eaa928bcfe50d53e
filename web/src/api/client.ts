/** Milliseconds until a call is given up, its answer's body included; uploads carry up to 25 MB. */
export const timeLimits = { call: 15_000, upload: 60_000 } as const;

/**
 * An answer with a status other than 2xx. Its message is the status, a colon and what the body says to people
 * (specification, section 7): the detail of a problem (RFC 9457), else its title, or a short plain text. The status text
 * replaces every other body, so that no visitor reads HTML or JSON. Without a status text, the message is the status.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(text ? `${status}: ${text}` : `${status}`);
    this.status = status;
  }
}

/**
 * No usable answer: the network is down, the time limit has passed, or what came is no JSON. It has no text, since
 * the browser's own words would tell a visitor nothing; `cause` holds the reason.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor(cause: unknown) {
    super('', { cause });
  }
}

interface Call {
  method: string;
  /** Starts with a slash; it is looked for on `API_ORIGIN`, or on the page's own origin. */
  path: string;
  /** `FormData` is sent as it is, everything else as JSON; absent: no body. */
  body?: unknown;
  timeLimit?: number;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: calls with the same one count once. */
  idempotencyKey?: string;
}

/**
 * The only caller of `fetch`: credentials included (specification, section 7).
 * @returns the answer's JSON, not checked any further.
 * @throws ApiError, NoAnswerError, or the signal's reason once it is aborted.
 */
export async function callApi({
  method,
  path,
  body,
  timeLimit = timeLimits.call,
  signal,
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
    if (!response.ok) throw new ApiError(response.status, sentenceOf(response, text));
    return JSON.parse(text);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new NoAnswerError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', handleAbort);
    removeEventListener('pageshow', handlePageShow);
  }
}

/** Returns what a failed answer says to people. */
function sentenceOf({ headers, statusText }: Response, body: string): string {
  const type = headers.get('Content-Type')?.toLowerCase() ?? '';
  if (!type.startsWith('application/problem+json')) {
    const text = body.trim();
    return isPlainText(type, text) ? text : statusText;
  }
  try {
    const { detail, title } = JSON.parse(body) as Record<string, unknown>;
    const said = [detail, title].find((each) => typeof each === 'string' && each !== '');
    return (said as string | undefined) ?? statusText;
  } catch {
    return statusText;
  }
}

/**
 * Returns whether a body is one line of at most 200 characters and neither HTML nor JSON. Checks the text too, since
 * gateways send both without a type or as `text/plain`.
 */
const isPlainText = (type: string, text: string) =>
  /^(text\/plain|$)/.test(type) && /^(?![[{]).{1,200}$/u.test(text) && !/<[a-z!/?]/i.test(text);

function contentOf(body: unknown, idempotencyKey: string | undefined): RequestInit {
  const headers = new Headers();
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  // The browser itself names the multipart boundary.
  if (body === undefined || body instanceof FormData) return { headers, body: body ?? null };
  headers.set('Content-Type', 'application/json');
  return { headers, body: JSON.stringify(body) };
}
