import type { FieldError, Problem } from '#contract/problem';

export const jsonType = 'application/json; charset=utf-8';
export const problemType = 'application/problem+json';

/** The response that an adapter sends. Without `body` and `text` the response has no content. */
export interface MockResponse {
  status: number;
  contentType: string;
  body?: unknown;
  /** Text that the adapter sends unchanged. Without `text` the adapter sends `body` as JSON. */
  text?: string;
  /**
   * How the adapter delivers the response. `dropped`: it closes the connection without a response. `cut`: it closes the
   * connection after the first half. `drip`: it sends the response slowly.
   */
  delivery?: 'dropped' | 'cut' | 'drip';
  headers?: Record<string, string>;
}

export const ok = (body: unknown): MockResponse => ({ status: 200, contentType: jsonType, body });

/**
 * The default title and detail of each status. These texts are fixed, because the message of a caught error could
 * reveal a path.
 */
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

export type ProblemStatus = keyof typeof problems;
const isListed = (status: number): status is ProblemStatus => Object.hasOwn(problems, status);

const retryAfter: Record<number, string> = { 429: '1', 503: '1' };

/** Returns a problem (RFC 9457) with any status from 400 to 599. `detail` replaces the sentence in `problems`. */
export function problem(status: number, detail?: string): MockResponse {
  const [title, sentence] = isListed(status)
    ? problems[status]
    : ['Error', 'This failure was asked for.'];
  const body: Problem = { type: 'about:blank', title, status, detail: detail ?? sentence };
  const headers = retryAfter[status] && { 'Retry-After': retryAfter[status] };
  return { status, contentType: problemType, body, ...(headers && { headers }) };
}

/** Returns a 422 that lists one message per invalid field. The requirements, section 5, contain the messages. */
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
 * Yields the parts of a response, in the order in which the adapter sends them. For `cut`, throws after the first half:
 * the adapter must then close the connection.
 */
export async function* piecesOf(text: string, delivery: 'cut' | 'drip') {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil(bytes.length / (delivery === 'cut' ? 2 : dripPieces));
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size);
    if (delivery === 'cut') throw new Error('The response is cut.');
    await new Promise((resolve) => setTimeout(resolve, dripMs));
  }
}

export const textOf = ({ body, text }: MockResponse): string | undefined =>
  text ?? (body === undefined ? undefined : JSON.stringify(body));
