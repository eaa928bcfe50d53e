import { isDeepStrictEqual } from 'node:util';
import { problem } from '#contract/problem';
import type { ResourceDescription } from '#mock-api/resources/description';
import { fieldErrors } from '#mock-api/resources/field-errors';
import { jsonOf, typeOf, wrongStatus, type Received } from './send';

/** Checks whether the headers allow a page of `origin` to read the response to a call with credentials. */
export function judgeCors({ headers }: Received, origin: string): string[] {
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
 * Checks whether the response to a preflight allows the headers `asked`. In calls with credentials browsers do not
 * treat an asterisk as a wildcard, so an asterisk allows none of these headers.
 */
export function judgePreflight(response: Received, origin: string, asked: string[]): string[] {
  const wrong = wrongStatus(response, 200, 299);
  if (wrong.length > 0) return wrong;
  const list = response.headers.get('Access-Control-Allow-Headers') ?? '';
  const allowed = new Set(list.toLowerCase().split(/\s*,\s*/));
  return [
    ...judgeCors(response, origin),
    ...asked
      .filter((name) => !allowed.has(name.toLowerCase()))
      .map((name) => `Access-Control-Allow-Headers does not name ${name}`),
  ];
}

export function judgeSuccess(
  response: Received,
  { record, added, status, response: given }: ResourceDescription,
  sent: Record<string, unknown>,
): string[] {
  const wrong = wrongStatus(response, status);
  if (wrong.length > 0) return wrong;
  if (!/^application\/json\b/i.test(typeOf(response)))
    return [`${typeOf(response)} instead of application/json`];
  const json = jsonOf(response);
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

export function idOf(response: Received): unknown {
  const json = jsonOf(response);
  return typeof json === 'object' && json !== null ? valueOf(json, 'id') : undefined;
}

export function judgeRepetition(response: Received, first: Received): string[] {
  const wrong = wrongStatus(response, first.status);
  if (wrong.length > 0) return wrong;
  const [id, firstId] = [idOf(response), idOf(first)];
  return id === firstId ? [] : [`stored twice, as id ${firstId} and as id ${id}`];
}

export function judgeRefusal(response: Received, field: string): string[] {
  const wrong = wrongStatus(response, 422);
  if (wrong.length > 0) return wrong;
  if (!/^application\/problem\+json\b/i.test(typeOf(response)))
    return [`${typeOf(response)} instead of application/problem+json`];
  const read = problem.safeParse(jsonOf(response));
  if (!read.success)
    return fieldErrors(read.error.issues).map((each) => `"${each.field}" is not as documented`);
  if (!read.data.errors) return ['"errors" is missing'];
  const names = read.data.errors.filter(({ message }) => message !== '').map((each) => each.field);
  return names.includes(field) ? [] : [`"errors" has no message for "${field}"`];
}
