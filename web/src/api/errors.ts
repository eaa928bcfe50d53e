import type { FieldError } from '#contract/problem';

/**
 * An answer with a status other than 2xx. Its message is the status, a colon and what the body says to people
 * (requirements, section 7): the detail of a problem (RFC 9457), else its title, or a short plain text. The status text
 * replaces every other body, so that no visitor reads HTML or JSON. Without a status text, the message is the status.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What a problem says about single fields of the request. */
  readonly fieldErrors: readonly FieldError[];
  /** The cause for the log. It holds nothing of the body, which may repeat what the visitor typed. */
  readonly reason: string;

  constructor({ status, statusText, headers }: Response, body: string) {
    const type = headers.get('Content-Type')?.toLowerCase() ?? '';
    const problem = type.startsWith('application/problem+json') ? readProblem(body) : undefined;
    const sentence = problem ? sentenceOf(problem) : plainTextOf(type, body.trim());
    super([status, sentence || statusText].filter(Boolean).join(': '));
    this.status = status;
    this.fieldErrors = problem ? fieldErrorsOf(problem) : [];
    this.reason = [status, statusText].filter(Boolean).join(' ');
  }
}

/**
 * No usable answer: the network is down, the time limit has passed, or the answer is not what the client can read. It has
 * no message, because the browser's own words would not help a visitor.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  /** The cause for the log. */
  readonly reason: string;

  constructor(cause: unknown) {
    super('', { cause });
    this.reason = cause instanceof Error ? cause.message : String(cause);
  }
}

type Problem = Partial<Record<string, unknown>>;

function readProblem(body: string): Problem {
  try {
    return { ...JSON.parse(body) };
  } catch {
    return {};
  }
}

const sentenceOf = ({ detail, title }: Problem) =>
  [detail, title].find((text) => typeof text === 'string' && text !== '') as string | undefined;

const fieldErrorsOf = ({ errors }: Problem) =>
  Array.isArray(errors) ? (errors as unknown[]).filter(isFieldError) : [];

const isFieldError = (entry: unknown): entry is FieldError => {
  const { field, message } = { ...(entry as Partial<FieldError>) };
  return typeof field === 'string' && typeof message === 'string';
};

/**
 * Returns a body that is one line of at most 200 characters and neither HTML nor JSON, else undefined. The declared type
 * is not enough: gateways send HTML and JSON without a type or as `text/plain`.
 */
const plainTextOf = (type: string, text: string) =>
  /^(text\/plain|$)/.test(type) && /^(?![[{]).{1,200}$/u.test(text) && !/<[a-z!/?]/i.test(text)
    ? text
    : undefined;
