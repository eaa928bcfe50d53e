import { randomUUID } from 'node:crypto';
import { timeLimits } from '#contract/endpoints';
import type { ResourceDescription } from '#mock-api/resources/description';
import { descriptionOf, pathOf, resourceNames } from '#mock-api/resources/registry';
import type { Outcome } from './command';
import {
  idOf,
  judgeCors,
  judgePreflight,
  judgeRefusal,
  judgeRepetition,
  judgeSuccess,
} from './judge-api';
import { createReport, lineOf, type Judge, type Report } from './report';
import { markedAsTest, postOf } from './samples';
import { send } from './send';

interface Backend {
  url: string;
  /** The origin of the site whose pages call the backend. */
  origin: string;
  headers?: Record<string, string>;
}

interface BackendOutcome extends Outcome {
  /** The ids of the test records that the check created, by path. */
  records: Record<string, unknown[]>;
}

/** Checks a backend with calls like those of a page of `origin`. */
export async function checkBackend(
  url: string,
  origin: string,
  headers: Record<string, string> = {},
): Promise<BackendOutcome> {
  const backend = { url, origin, headers };
  const report = createReport();
  const records: Record<string, unknown[]> = {};
  for (const name of resourceNames)
    records[pathOf(name)] = await checkList(
      backend,
      pathOf(name),
      await descriptionOf(name),
      report,
    );
  return {
    faults: (await report.faults()).map(lineOf),
    success: [
      `${url} fulfils the contract for a site at ${origin}.`,
      ...Object.entries(records).map(
        ([path, ids]) => `${path}: please delete the test records ${ids.join(', ')}.`,
      ),
    ],
    records,
  };
}

/** Checks only the preflights, because they store nothing. Returns one line per fault. */
export async function checkPreflights(url: string, origin: string): Promise<string[]> {
  const report = createReport();
  await Promise.all(
    resourceNames.map(async (name) =>
      checkPreflight({ url, origin }, pathOf(name), await descriptionOf(name), report),
    ),
  );
  return (await report.faults()).map(lineOf);
}

function call({ url, origin, headers: further }: Backend, path: string, init: RequestInit) {
  const limit = init.body instanceof FormData ? timeLimits.upload : timeLimits.call;
  const headers = { ...further, ...init.headers, Origin: origin };
  return send(url + path, { ...init, headers }, limit, ', when the site gives up');
}

async function checkPreflight(
  backend: Backend,
  path: string,
  { takes }: ResourceDescription,
  report: Report,
) {
  const asked = takes === 'json' ? ['Content-Type', 'Idempotency-Key'] : ['Idempotency-Key'];
  const preflight = {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked.join(',').toLowerCase(),
    },
  };
  await report.check(`OPTIONS ${path}, preflight`, call(backend, path, preflight), (response) =>
    judgePreflight(response, backend.origin, asked),
  );
}

/** Checks the calls of one list. Returns the ids of the records that it created. */
async function checkList(
  backend: Backend,
  path: string,
  description: ResourceDescription,
  report: Report,
): Promise<unknown[]> {
  const { takes, shapes, refused } = description;
  const { origin } = backend;
  const ids: unknown[] = [];
  const post = (what: string, body: Record<string, unknown>, key: string, judge: Judge) =>
    report.check(`POST ${path}, ${what}`, call(backend, path, postOf(takes, body, key)), judge);

  await checkPreflight(backend, path, description, report);

  for (const shape of shapes) {
    const { name } = shape;
    const sent = markedAsTest(shape);
    const key = randomUUID();
    const first = await post(name, sent, key, (response) => [
      ...judgeSuccess(response, description, sent),
      ...judgeCors(response, origin),
    ]);
    const id = first && idOf(first);
    if (!first || id === undefined) continue;
    if (ids.includes(id)) report.add(`POST ${path}, ${name}`, [`two records have the id ${id}`]);
    ids.push(id);
    await post(`${name} again with its key`, sent, key, (response) =>
      judgeRepetition(response, first),
    );
  }

  const wrong = { ...markedAsTest(shapes[0]!), [refused.field]: '' };
  await post(`without ${refused.field}`, wrong, randomUUID(), (response) => [
    ...judgeRefusal(response, refused.field),
    ...judgeCors(response, origin),
  ]);
  return ids;
}
