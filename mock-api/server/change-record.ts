import type { IncomingMessage } from 'node:http';
import { scanRecord } from '#contract/ai-scan';
import { contactRecord } from '#contract/contact';
import type { Resource } from '#contract/endpoints';
import { freeIntakeRecord } from '#contract/free-intake';
import { invalid, ok, problem, type Answer } from '../resources/answer';
import { fieldErrors } from '../resources/field-errors';
import { checkJsonType, parseJsonObject } from '../resources/json-body';
import type { Records } from '../resources/store';
import { readJson } from './read-body';
import type { DurableStore } from './store/store';

const schemas = { contact: contactRecord, 'free-intake': freeIntakeRecord, 'ai-scan': scanRecord };

export const changingMethods = ['PUT', 'PATCH', 'DELETE'];

/**
 * json-server's PUT, PATCH and DELETE on one record, under `--admin` alone. What a change makes must
 * still be a record of the contract; its id stays, and its time unless another is sent.
 */
export async function changeRecord(
  req: IncomingMessage,
  { resource, id }: { resource: Resource; id: number },
  store: DurableStore,
): Promise<Answer> {
  if (req.method === 'DELETE')
    return (await store.change(resource, id, () => undefined)) ? ok({}) : problem(404);

  checkJsonType(req.headers['content-type'] ?? null, req.headers['content-encoding'] ?? null);
  const sent = parseJsonObject(await readJson(req));
  let answer = problem(404);
  await store.change(resource, id, (record) => {
    const kept = req.method === 'PATCH' ? record : { createdAt: record.createdAt };
    const parsed = schemas[resource].safeParse({ ...kept, ...sent, id });
    answer = parsed.success ? ok(parsed.data) : invalid(fieldErrors(parsed.error.issues));
    return parsed.success ? (parsed.data as Records[typeof resource]) : record;
  });
  return answer;
}
