import { byResource } from '../resources/registry';
import { createScenarios, playScenario, slowMs } from './scenarios';
import { createSlowCalls } from './slow-calls';

afterEach(() => void jest.useRealTimers());

const allSuccess = byResource(() => 'success');

it('gives each scenario of a sequence to one call, although concurrent calls read their fields for a condition', async () => {
  const scenarios = createScenarios();
  const limited = { status: 429, when: { email: 'a@b.example' } };
  scenarios.set({ contact: [limited, 'error'] });
  const take = () => scenarios.take('contact', async () => ({ email: 'a@b.example' }));
  expect(await Promise.all([take(), take(), take()])).toEqual([limited, 'error', undefined]);
});

it('reads no field of a call for a scenario without a condition', async () => {
  const scenarios = createScenarios();
  scenarios.set({ contact: { status: 429 } });
  const readFields = jest.fn();
  expect(await scenarios.take('contact', readFields)).toEqual({ status: 429 });
  expect(readFields).not.toHaveBeenCalled();
});

it.each([
  [{ contact: 'fast' }, 'The scenario of contact is one of success, slow,'],
  [{ contacts: 'slow' }, 'There is no list "contacts", only contact, free-intake, ai-scan.'],
  [{ contact: 'slow', 'ai-scan': null }, 'The scenario of ai-scan is one of'],
  [{ contact: ['slow', { statu: 1 }] }, 'The scenario of contact is one of'],
  [{ contact: [] }, 'The array of contact has no scenario.'],
  [
    { contact: { delay: 60_001 } },
    '"delay" in the scenario of contact is not a whole number of milliseconds from 0 to 60000.',
  ],
  [{ contact: { when: {} } }, '"when" in the scenario of contact is not an object with at least'],
  [{ contact: { when: { email: undefined } } }, 'and no undefined value.'],
  [{ contact: { body: undefined } }, 'is not a value other than undefined.'],
  [{ contact: { scenario: 'slow', body: 1 } }, 'takes the place of "status" and "body".'],
])('refuses %j as scenarios, and says why', (value, sentence) => {
  const scenarios = createScenarios();
  expect(() => scenarios.set(value as never)).toThrow(sentence);
  expect(scenarios.all()).toEqual(allSuccess);
});

const stored = { status: 201, contentType: 'application/json', body: { id: 1 } };
const proceed = jest.fn(async () => stored);
beforeEach(() => proceed.mockClear());
const call = { resource: 'contact', proceed, delay: createSlowCalls().begin('contact') } as const;

it("returns the API's own response after three seconds in the scenario slow", async () => {
  jest.useFakeTimers();
  const response = jest.fn();
  void playScenario('slow', call).then(response);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(proceed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(response).toHaveBeenCalledWith(stored);
  expect(slowMs).toBe(3_000);
});

it.each([
  ['contact', 'email', 'Please enter a valid email address'],
  ['free-intake', 'email', 'Please enter a valid email address'],
  ['ai-scan', 'url', 'Please enter a valid website URL'],
] as const)(
  'answers 422 for the default field of %s in the scenario invalid',
  async (resource, field, message) => {
    expect(await playScenario('invalid', { ...call, resource })).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    });
  },
);

it('answers 422 without field errors in the scenario invalid when the path belongs to no list', async () => {
  const { status, body } = await playScenario('invalid', { ...call, resource: undefined });
  expect(status).toBe(422);
  expect(body).not.toHaveProperty('errors');
});
