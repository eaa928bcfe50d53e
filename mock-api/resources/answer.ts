import type { FieldError, Problem } from '#contract/problem';

export const jsonType = 'application/json; charset=utf-8';
export const problemType = 'application/problem+json';

/** What either adapter sends: a status, a JSON body (none when undefined), headers beside the content type. */
export interface Answer {
  status: number;
  contentType: string;
  body?: unknown;
  /** Sent as it is in the body's place. */
  text?: string;
  /** The connection breaks without an answer. */
  isDropped?: true;
  headers?: Record<string, string>;
}

export const ok = (body: unknown): Answer => ({ status: 200, contentType: jsonType, body });
export const created = (body: unknown): Answer => ({ status: 201, contentType: jsonType, body });

/** Titles and details of every problem; fixed texts, so that none can carry a stack or a path. */
const problems = {
  400: ['Malformed request', 'The request could not be read. Please check its syntax.'],
  403: ['Forbidden', 'This API answers only to pages and host names of this machine.'],
  404: ['Not found', 'There is nothing at this address.'],
  405: ['Method not allowed', 'This address does not take that method.'],
  408: ['Request timeout', 'The request took too long to arrive.'],
  413: ['Content too large', 'The request holds more than this address takes.'],
  415: ['Unsupported media type', 'This address takes another content type.'],
  422: ['Invalid fields', 'Some fields are missing or not valid.'],
  431: ['Request header fields too large', 'The headers of the request are too large.'],
  500: ['Internal error', 'Something went wrong here. Please try again.'],
  503: ['Service unavailable', 'Your request could not be stored. Please try again.'],
} as const;

export type ProblemStatus = keyof typeof problems;
export const isProblemStatus = (status: number): status is ProblemStatus =>
  Object.hasOwn(problems, status);

/** An error answer (RFC 9457); `detail` replaces the status's own sentence. */
export function problem(status: ProblemStatus, detail: string = problems[status][1]): Answer {
  const body: Problem = { type: 'about:blank', title: problems[status][0], status, detail };
  return { status, contentType: problemType, body };
}

/** 422 with the messages of the specification, section 5. */
export function invalid(errors: FieldError[]): Answer {
  const answer = problem(422);
  return { ...answer, body: { ...(answer.body as Problem), errors } };
}

/** Thrown by an adapter's readers when the request itself cannot be taken in. */
export class ProblemError extends Error {
  readonly answer: Answer;

  constructor(status: ProblemStatus, detail?: string) {
    super(problems[status][0]);
    this.answer = problem(status, detail);
  }
}

/** The text of an answer's body; undefined: it has none. */
export const textOf = ({ body, text }: Answer): string | undefined =>
  text ?? (body === undefined ? undefined : JSON.stringify(body));
