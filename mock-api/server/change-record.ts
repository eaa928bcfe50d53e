import { invalid, ok, problem, type Answer } from '../core/answer';
import { readObject, type ApiRequest } from '../core/answer-request';
import { readWith } from '../resources/field-errors';
import { describe } from '../resources/description';
import type { Route } from '../core/route';
import type { ChangeableStore } from '../core/store';

/**
 * json-server's PUT, PATCH and DELETE on one record, under `--admin` alone. What a change makes must
 * still be a record of the contract; its id stays, and its time unless another is sent.
 */
export async function changeRecord(
  method: string | undefined,
  { resource, id }: Extract<Route, { kind: 'change' }>,
  request: ApiRequest,
  store: ChangeableStore,
): Promise<Answer> {
  if (method === 'DELETE')
    return (await store.change(resource, id, () => undefined)) ? ok({}) : problem(404);

  const sent = await readObject(request);
  const { record: described } = await describe(resource);
  let answer = problem(404);
  await store.change(resource, id, (record) => {
    const kept = method === 'PATCH' ? record : { createdAt: record.createdAt };
    const changed = { ...kept, ...sent, id };
    const read = readWith(described.for?.(changed) ?? described.schema, changed);
    answer = 'errors' in read ? invalid(read.errors) : ok(read.fields);
    return 'errors' in read ? record : (read.fields as typeof record);
  });
  return answer;
}
