import { problem } from './answer';
import { createFaults } from './faults';
import { createScenarios } from './scenario';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const contact = { kind: 'post', resource: 'contact' } as const;
const intake = { kind: 'post', resource: 'free-intake' } as const;
const list = { kind: 'list', resource: 'contact' } as const;

it('leaves the API alone when nothing is asked for', async () => {
  const makeFault = createFaults({});
  expect(await makeFault(contact)).toBeUndefined();
  expect(await makeFault(list)).toBeUndefined();
});

it.each([
  [1, [503, 503, 503, 503, 503, 503]],
  [0.5, [undefined, 503, undefined, 503, undefined, 503]],
  [0.4, [undefined, undefined, 503, undefined, 503, undefined]],
  [0, [undefined, undefined, undefined, undefined, undefined, undefined]],
])('spreads failures at a rate of %s evenly', async (rate, expected) => {
  const makeFault = createFaults({ failures: { contact: { status: 503, rate } } });
  const statuses = [];
  for (const _ of expected) statuses.push((await makeFault(contact))?.status);
  expect(statuses).toEqual(expected);
});

it('fails with the problem that was asked for, and only in its list', async () => {
  const failures = {
    contact: { status: 500, rate: 1 },
    'free-intake': { status: 413, rate: 0.5 },
  } as const;
  const makeFault = createFaults({ failures });
  expect(await makeFault(contact)).toEqual(problem(500));
  expect(await makeFault(intake)).toBeUndefined();
  expect(await makeFault(intake)).toEqual(problem(413));
  expect(await makeFault({ kind: 'post', resource: 'ai-scan' })).toBeUndefined();
});

it('touches and counts no read', async () => {
  const makeFault = createFaults({ failures: { contact: { status: 500, rate: 0.5 } } });
  expect(await makeFault(list)).toBeUndefined();
  expect(await makeFault(contact)).toBeUndefined();
  expect(await makeFault(list)).toBeUndefined();
  expect(await makeFault(contact)).toEqual(problem(500));
});

it('plays the scenario of the list, as it is by then', async () => {
  const scenarios = createScenarios();
  const makeFault = createFaults({ scenarios });
  expect(await makeFault(contact)).toBeUndefined();
  scenarios.set({ contact: 'error' });
  expect(await makeFault(contact)).toEqual(problem(500));
  expect(await makeFault(intake)).toBeUndefined();
  expect(await makeFault(list)).toBeUndefined();
});

it('has a failure go before the scenario', async () => {
  const scenarios = createScenarios();
  scenarios.set({ contact: 'error' });
  const makeFault = createFaults({ scenarios, failures: { contact: { status: 503, rate: 0.5 } } });
  expect(await makeFault(contact)).toEqual(problem(500));
  expect(await makeFault(contact)).toEqual(problem(503));
});

it.each([
  [0, 200],
  [0.5, 350],
  [0.99, 497],
])('waits for a time between the two, by chance of %s for %s ms', async (chance, time) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  jest.useFakeTimers();
  const answered = jest.fn();
  void createFaults({ delay: [200, 500] })(list).then(answered);
  await jest.advanceTimersByTimeAsync(time - 1);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(undefined);
});
