import { problem, type MockResponse } from './response';
import { createFaults, type FaultOptions } from './faults';
import type { Route } from './route';
import { createScenarios } from './scenarios';

const contact = { kind: 'post', resource: 'contact' } as const;
const intake = { kind: 'post', resource: 'free-intake' } as const;
const list = { kind: 'list', resource: 'contact' } as const;
const record = { kind: 'record', resource: 'contact', id: 1 } as const;
const response: MockResponse = { status: 201, contentType: 'application/json' };

function statusesWith(options: FaultOptions) {
  const faults = createFaults(options);
  const statusOf = async (route: Route, asked: string | null = null) =>
    (await faults.answer(route, asked, async () => response)).status;
  return { faults, statusOf };
}

it.each([
  [1, [503, 503, 503, 503, 503, 503]],
  [0.5, [201, 503, 201, 503, 201, 503]],
  [0.4, [201, 201, 503, 201, 503, 201]],
  [0, [201, 201, 201, 201, 201, 201]],
])(
  'spreads failures at a rate of %s evenly, and repeats the sequence after a reset',
  async (rate, expected) => {
    const { faults, statusOf } = statusesWith({
      failures: { 'POST contact': { status: 503, rate } },
    });
    for (const calls of [expected, expected.slice(0, 3), expected]) {
      const statuses = [];
      for (const _ of calls) statuses.push(await statusOf(contact));
      expect(statuses).toEqual(calls);
      faults.reset();
    }
  },
);

it('fails only POSTs of the lists for which a failure is set, each list with its own status', async () => {
  const failures = {
    'POST contact': { status: 500, rate: 1 },
    'POST free-intake': { status: 413, rate: 0.5 },
  } as const;
  const { faults, statusOf } = statusesWith({ failures });
  expect(await faults.answer(contact, null, async () => response)).toEqual(problem(500));
  expect(await statusOf(intake)).toBe(201);
  expect(await statusOf(intake)).toBe(413);
  expect(await statusOf({ kind: 'post', resource: 'ai-scan' })).toBe(201);
  expect(await statusOf(list)).toBe(201);
  expect(await statusOf({ kind: 'health' })).toBe(201);
});

it('fails every second read, and counts reads of a list and of its records together', async () => {
  const { statusOf } = statusesWith({ failures: { 'GET contact': { status: 504, rate: 0.5 } } });
  expect(await statusOf(list)).toBe(201);
  expect(await statusOf(contact)).toBe(201);
  expect(await statusOf(record)).toBe(504);
  expect(await statusOf({ kind: 'list', resource: 'ai-scan' })).toBe(201);
});

it('prefers the scenario of the call to that of the list, and that of the list to the failure rate', async () => {
  const scenarios = createScenarios();
  const { statusOf } = statusesWith({
    scenarios,
    failures: { 'POST contact': { status: 503, rate: 1 }, 'GET contact': { status: 502, rate: 1 } },
  });
  expect(await statusOf(contact)).toBe(503);
  scenarios.set({ contact: ['error', 'success'] });
  expect(await statusOf(contact, 'invalid')).toBe(422);
  expect(await statusOf(contact)).toBe(500);
  expect(await statusOf(contact)).toBe(201);
  scenarios.set({ contact: 'success' });
  expect(await statusOf(contact)).toBe(503);
  expect(await statusOf(contact, 'success')).toBe(201);
  expect(await statusOf(list)).toBe(502);
  expect(await statusOf(list, 'error')).toBe(500);
  expect(await statusOf({ kind: 'health' }, 'error')).toBe(500);
});
