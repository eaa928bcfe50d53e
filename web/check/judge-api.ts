import { isDeepStrictEqual } from 'node:util';
import { problem } from '#contract/problem';
import type { ResourceDescription } from '../resources/description';
import { fieldErrors } from '../resources/field-errors';
import type { Answer } from './call';

// Each function `judge…` returns the faults of a response as phrases. The caller puts the method and path of the call
// in front of each phrase. An empty list means no fault.

const typeOf = ({ headers }: Answer) => headers.get('Content-Type') ?? 'no content type';

/** Returns a fault if the status is not `expected`, with the `detail` of the problem JSON on one line. */
function wrongStatus({ status, json }: Answer, expected: number) {
  if (status === expected) return [];
  const { detail } = { ...(json as { detail?: unknown } | undefined) };
  const reason = typeof detail === 'string' ? ` (${detail.replaceAll(/\s+/g, ' ')})` : '';
  return [`status ${status} instead of ${expected}${reason}`];
}

/** Checks the headers that let a page of `origin` read the response to a call with credentials. */
export function judgeCors({ headers }: Answer, origin: string): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  const faults = [];
  if (allowed === '*')
    faults.push(
      `Access-Control-Allow-Origin is *, which browsers refuse for calls with credentials`,
    );
  else if (allowed !== origin)
    faults.push(`Access-Control-Allow-Origin is ${allowed ?? 'missing'} instead of ${origin}`);
  if (headers.get('Access-Control-Allow-Credentials') !== 'true')
    faults.push('Access-Control-Allow-Credentials: true is missing');
  return faults;
}

/**
 * Checks the response to a preflight that asks for the headers `asked`. An asterisk allows none of them, because
 * browsers take an asterisk literally in calls with credentials.
 */
export function judgePreflight(answer: Answer, origin: string, asked: string[]): string[] {
  if (answer.status < 200 || answer.status > 299)
    return [`status ${answer.status} instead of 200 to 299`];
  const list = answer.headers.get('Access-Control-Allow-Headers') ?? '';
  const allowed = new Set(list.toLowerCase().split(/\s*,\s*/));
  return [
    ...judgeCors(answer, origin),
    ...asked
      .filter((name) => !allowed.has(name.toLowerCase()))
      .map((name) => `Access-Control-Allow-Headers does not name ${name}`),
  ];
}

export function judgeSuccess(
  answer: Answer,
  { record, added, status, answer: given }: ResourceDescription,
  sent: Record<string, unknown>,
): string[] {
  const wrong = wrongStatus(answer, status);
  if (wrong.length > 0) return wrong;
  if (!/^application\/json\b/i.test(typeOf(answer)))
    return [`${typeOf(answer)} instead of application/json`];
  const { json } = answer;
  if (typeof json !== 'object' || json === null) return ['the body is not a JSON object'];
  const schema = given?.schema ?? record.for?.(sent) ?? record.schema;
  const unreadable = fieldErrors(schema.safeParse(json).error?.issues ?? []);
  const expected: Record<string, unknown> = given ? {} : { ...sent, ...added };
  const differing = Object.keys(expected).filter(
    (field) => !isDeepStrictEqual(valueOf(json, field), expected[field]),
  );
  return [...new Set([...unreadable.map(({ field }) => field), ...differing])].map((field) => {
    if (!Object.hasOwn(json, field)) return `"${field}" is missing`;
    return field in expected
      ? `"${field}" is not ${JSON.stringify(expected[field])}`
      : `"${field}" is not as documented`;
  });
}

const valueOf = (json: object, field: string) => (json as Record<string, unknown>)[field];

export const idOf = ({ json }: Answer) =>
  typeof json === 'object' && json !== null ? valueOf(json, 'id') : undefined;

export function judgeRepetition(answer: Answer, first: Answer): string[] {
  const wrong = wrongStatus(answer, first.status);
  if (wrong.length > 0) return wrong;
  const [id, firstId] = [idOf(answer), idOf(first)];
  return id === firstId ? [] : [`stored twice, as id ${firstId} and as id ${id}`];
}

export function judgeRefusal(answer: Answer, field: string): string[] {
  const wrong = wrongStatus(answer, 422);
  if (wrong.length > 0) return wrong;
  if (!/^application\/problem\+json\b/i.test(typeOf(answer)))
    return [`${typeOf(answer)} instead of application/problem+json`];
  const read = problem.safeParse(answer.json);
  if (!read.success)
    return fieldErrors(read.error.issues).map((each) => `"${each.field}" is not as documented`);
  if (!read.data.errors) return ['"errors" is missing'];
  const names = read.data.errors.filter(({ message }) => message !== '').map((each) => each.field);
  return names.includes(field) ? [] : [`"errors" has no message for "${field}"`];
}
