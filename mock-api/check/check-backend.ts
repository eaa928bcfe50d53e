import { randomUUID } from 'node:crypto';
import type { ResourceDescription } from '../resources/description';
import { describe, pathOf, resourceNames } from '../resources/registry';
import { createCall, type Answer, type Call } from './call';
import {
  idOf,
  judgeCors,
  judgePreflight,
  judgeRefusal,
  judgeRepetition,
  judgeSuccess,
} from './judge';
import { markedAsTest, postOf } from './samples';

export interface Outcome {
  path: string;
  faults: string[];
  /** The ids of the test records that the checks created. */
  ids: unknown[];
}

export async function checkBackend(url: string, origin: string): Promise<Outcome[]> {
  const call = createCall(url, origin);
  const outcomes: Outcome[] = [];
  for (const name of resourceNames)
    outcomes.push(await checkList(pathOf(name), await describe(name), call, origin));
  return outcomes;
}

async function checkList(
  path: string,
  description: ResourceDescription,
  call: Call,
  origin: string,
): Promise<Outcome> {
  const faults: string[] = [];
  const ids: unknown[] = [];

  const check = async (
    what: string,
    init: RequestInit,
    judge: (answer: Answer) => string[],
  ): Promise<Answer | undefined> => {
    try {
      const answer = await call(path, init);
      faults.push(...judge(answer).map((each) => `${init.method} ${path}, ${what}: ${each}`));
      return answer;
    } catch (error) {
      faults.push(`${init.method} ${path}, ${what}: ${(error as Error).message}`);
      return undefined;
    }
  };

  const { takes, shapes, refused } = description;
  const asked = takes === 'json' ? ['Content-Type', 'Idempotency-Key'] : ['Idempotency-Key'];
  const preflight = {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked.join(',').toLowerCase(),
    },
  };
  await check('preflight', preflight, (answer) => judgePreflight(answer, origin, asked));

  for (const { name, example } of shapes) {
    const sent = markedAsTest(example);
    const key = randomUUID();
    const judge = (answer: Answer) => [
      ...judgeSuccess(answer, description, sent),
      ...judgeCors(answer, origin),
    ];
    const first = await check(name, postOf(takes, sent, key), judge);
    const id = first && idOf(first);
    if (!first || id === undefined) continue;
    if (ids.includes(id)) faults.push(`POST ${path}, ${name}: two records have the id ${id}`);
    ids.push(id);
    await check(`${name} again with its key`, postOf(takes, sent, key), (answer) =>
      judgeRepetition(answer, first),
    );
  }

  const wrong = { ...markedAsTest(shapes[0]!.example), [refused.field]: '' };
  await check(`without ${refused.field}`, postOf(takes, wrong, randomUUID()), (answer) => [
    ...judgeRefusal(answer, refused.field),
    ...judgeCors(answer, origin),
  ]);
  return { path, faults, ids };
}
