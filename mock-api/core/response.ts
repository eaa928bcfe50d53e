import type { FieldError, Problem } from '#contract/problem';
import type { Delay } from './slow-calls';

export const jsonType = 'application/json; charset=utf-8';
export const problemType = 'application/problem+json';

/** Without `body` and `text` the response has no content. */
export interface MockResponse {
  status: number;
  contentType: string;
  body?: unknown;
  /** Text that is sent unchanged. Without it, `body` is sent as JSON. */
  text?: string;
  /** `dropped` closes the connection without a response, `cut` after half of one. `drip` sends the response slowly. */
  delivery?: 'dropped' | 'cut' | 'drip';
  /** Pauses between the parts of `drip`. */
  delay?: Delay;
  headers?: Record<string, string>;
}

export const ok = (body: unknown): MockResponse => ({ status: 200, contentType: jsonType, body });

/** Title and detail by status. They replace the message of a caught error, which could contain a path. */
const problems = {
  400: ['Malformed request', 'The request could not be read. Please check its syntax.'],
  401: ['Unauthorized', 'This call needs a sign-in.'],
  403: ['Forbidden', 'This API answers only to pages and host names of this machine.'],
  404: ['Not found', 'There is nothing at this address.'],
  405: ['Method not allowed', 'This address does not take that method.'],
  408: ['Request timeout', 'The request took too long to arrive.'],
  413: ['Content too large', 'The request holds more than this address takes.'],
  415: ['Unsupported media type', 'This address takes another content type.'],
  422: ['Invalid fields', 'Some fields are missing or not valid.'],
  429: ['Too many requests', 'There were too many calls. Please try again in a moment.'],
  431: ['Request header fields too large', 'The headers of the request are too large.'],
  500: ['Internal error', 'Something went wrong here. Please try again.'],
  502: ['Bad gateway', 'The server behind this address gave no useful answer.'],
  503: ['Service unavailable', 'Your request could not be stored. Please try again.'],
  504: ['Gateway timeout', 'The server behind this address took too long.'],
} as const;

type ProblemStatus = keyof typeof problems;
const isListed = (status: number): status is ProblemStatus => Object.hasOwn(problems, status);

const retryAfter: Record<number, string> = { 429: '1', 503: '1' };

/** Returns a problem (RFC 9457) with a status from 400 to 599. `detail` replaces the sentence in `problems`. */
export function problem(status: number, detail?: string): MockResponse {
  const [title, sentence] = isListed(status)
    ? problems[status]
    : ['Error', 'This failure was asked for.'];
  const body: Problem = { type: 'about:blank', title, status, detail: detail ?? sentence };
  const headers = retryAfter[status] && { 'Retry-After': retryAfter[status] };
  return { status, contentType: problemType, body, ...(headers && { headers }) };
}

/** Returns a 422 with one message per invalid field (requirements, section 5). */
export function invalid(errors: FieldError[]): MockResponse {
  const response = problem(422);
  return { ...response, body: { ...(response.body as Problem), errors } };
}

export class ProblemError extends Error {
  readonly response: MockResponse;

  constructor(status: ProblemStatus, detail?: string) {
    super(problems[status][0]);
    this.response = problem(status, detail);
  }
}

const dripPieces = 10;
const dripMs = 200;

/**
 * Yields the parts of a response in the order of sending. Throws after the first half of a `cut` response, and when a
 * reset of the API ends a `drip` response. The caller must then close the connection.
 */
export async function* piecesOf(text: string, { delivery, delay }: MockResponse) {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil(bytes.length / (delivery === 'cut' ? 2 : dripPieces));
  for (let at = 0; at < bytes.length; at += size) {
    // A pause after the last part would delay the end of the call, so the pause is before each part.
    if (at > 0 && !(await delay?.(dripMs))) throw new Error('A reset has ended the response.');
    yield bytes.subarray(at, at + size);
    if (delivery === 'cut') throw new Error('The response is cut.');
  }
}

export const textOf = ({ body, text }: MockResponse): string | undefined =>
  text ?? (body === undefined ? undefined : JSON.stringify(body));
