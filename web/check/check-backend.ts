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

/** Checks only the preflights, because they store nothing. Returns one line per fault. */
export async function checkPreflights(url: string, origin: string): Promise<string[]> {
  const call = createCall(url, origin);
  const faults = await Promise.all(
    resourceNames.map(async (name) =>
      checkPreflight(pathOf(name), await describe(name), call, origin),
    ),
  );
  return faults.flat();
}

type Judge = (answer: Answer) => string[];

/** Calls the backend. Returns the response, if one arrives, and its faults as lines for the terminal. */
async function checkCall(call: Call, path: string, what: string, init: RequestInit, judge: Judge) {
  const line = (fault: string) => `${init.method} ${path}, ${what}: ${fault}`;
  try {
    const answer = await call(path, init);
    return { answer, faults: judge(answer).map(line) };
  } catch (error) {
    return { faults: [line((error as Error).message)] };
  }
}

async function checkPreflight(
  path: string,
  { takes }: ResourceDescription,
  call: Call,
  origin: string,
): Promise<string[]> {
  const asked = takes === 'json' ? ['Content-Type', 'Idempotency-Key'] : ['Idempotency-Key'];
  const preflight = {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked.join(',').toLowerCase(),
    },
  };
  const { faults } = await checkCall(call, path, 'preflight', preflight, (answer) =>
    judgePreflight(answer, origin, asked),
  );
  return faults;
}

async function checkList(
  path: string,
  description: ResourceDescription,
  call: Call,
  origin: string,
): Promise<Outcome> {
  const faults: string[] = [];
  const ids: unknown[] = [];

  /** Calls the backend and adds the faults that `judge` finds. Returns the response, if one arrives. */
  const check = async (what: string, init: RequestInit, judge: Judge) => {
    const checked = await checkCall(call, path, what, init, judge);
    faults.push(...checked.faults);
    return checked.answer;
  };

  faults.push(...(await checkPreflight(path, description, call, origin)));

  const { takes, shapes, refused } = description;
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
