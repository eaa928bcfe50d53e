import type { FieldError } from '#contract/problem';

/**
 * A response with a status other than 2xx. The visitor's message is the status, a colon and a text (requirements,
 * section 7). The text is from a problem document (RFC 9457), a body that reads like a sentence, or the status text,
 * because a visitor should not read HTML, JSON or a stack trace.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  /** The cause for the log. It includes the body if the message does not show the body. */
  readonly reason: string;

  constructor({ status, statusText, headers }: Response, body: string) {
    const type = headers.get('Content-Type')?.toLowerCase() ?? '';
    const problem = type.startsWith('application/problem+json') ? readProblem(body) : undefined;
    const text = body.trim();
    const sentence = problem ? sentenceOf(problem) : plainTextOf(type, text);
    super([status, sentence || statusText].filter(Boolean).join(': '));
    this.status = status;
    this.fieldErrors = problem ? fieldErrorsOf(problem) : [];
    const code = [status, statusText].filter(Boolean).join(' ');
    this.reason = problem || sentence || !text ? code : `${code}: ${text}`;
  }
}

/**
 * There is no usable response: the network is down, the time limit has passed, or the schema rejects the body. The
 * error has no message, because the browser's message would not help a visitor.
 */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
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
 * Signs of a text for programmers: brackets and JSON, file paths, files with a line number, names of classes and
 * functions. A single word in mixed case, such as WhatsApp, does not match.
 */
const technical = [
  /[<>{}]|^\[/,
  /(^|[\s"'(])(~|\.{0,2}|[a-z]:)[\\/]\w|[a-z][\\/][\w-]*\./i,
  /\.\w+:\d|\(\D\S*:\d+:\d+\)|\.\w+"?,?( on| at)? line \d/i,
  /\w(Error|Exception)\b|\b(Error|Exception):|\w::\w|\w\.\w+\.\p{Lu}|\w\.\p{Ll}+\p{Lu}|\w\(\)/u,
];

/**
 * Returns a body that reads like a sentence: one line of at most 200 characters without a technical pattern. The
 * content type is not enough, because gateways send HTML and JSON without a type, and servers send stack traces as
 * `text/plain`.
 */
const plainTextOf = (type: string, text: string) =>
  /^(text\/plain|$)/.test(type) &&
  /^.{1,200}$/u.test(text) &&
  !technical.some((pattern) => pattern.test(text))
    ? text
    : undefined;
