import { createScenarios, parseScenarios, playScenario, scenarioNames, slowMs } from './scenario';

afterEach(() => void jest.useRealTimers());

const allSuccess = { contact: 'success', 'free-intake': 'success', 'ai-scan': 'success' };

it('has the scenarios of the demo console', () => {
  expect(scenarioNames).toEqual(['success', 'slow', 'error', 'invalid', 'offline', 'not-json']);
});

it('begins with success, changes what is set, and begins anew', () => {
  const scenarios = createScenarios();
  expect(scenarios.all()).toEqual(allSuccess);
  scenarios.set({ contact: 'slow' });
  scenarios.set({ 'ai-scan': 'offline' });
  expect(scenarios.all()).toEqual({ ...allSuccess, contact: 'slow', 'ai-scan': 'offline' });
  expect(scenarios.of('contact')).toBe('slow');
  expect(scenarios.of('free-intake')).toBe('success');
  scenarios.reset();
  expect(scenarios.all()).toEqual(allSuccess);
});

it('reads scenarios by list', () => {
  const named = { contact: 'invalid', 'free-intake': 'not-json', 'ai-scan': 'error' };
  expect(parseScenarios(named)).toEqual(named);
  expect(parseScenarios({ contact: 'slow' })).toEqual({ contact: 'slow' });
  expect(parseScenarios({})).toEqual({});
});

it.each([
  { contact: 'fast' },
  { contacts: 'slow' },
  { contact: 'slow', 'ai-scan': null },
  { contact: 'slow', users: 'error' },
  { contact: ['slow'] },
])('reads nothing from %j', (value) => {
  expect(parseScenarios(value)).toBeUndefined();
});

it('lets the API answer in success', async () => {
  expect(await playScenario('success', 'contact')).toBeUndefined();
});

it('lets the API answer after three seconds in slow', async () => {
  jest.useFakeTimers();
  const answered = jest.fn();
  void playScenario('slow', 'contact').then(answered);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(undefined);
  expect(slowMs).toBe(3_000);
});

it('answers 500 in error', async () => {
  expect(await playScenario('error', 'ai-scan')).toMatchObject({
    status: 500,
    contentType: 'application/problem+json',
  });
});

it.each([
  ['contact', 'email', 'Please enter a valid email address'],
  ['free-intake', 'email', 'Please enter a valid email address'],
  ['ai-scan', 'url', 'Please enter a valid website URL'],
] as const)('refuses the likeliest field of %s in invalid', async (resource, field, message) => {
  expect(await playScenario('invalid', resource)).toMatchObject({
    status: 422,
    body: { errors: [{ field, message }] },
  });
});

it('breaks the connection in offline', async () => {
  expect(await playScenario('offline', 'contact')).toEqual({
    status: 0,
    contentType: '',
    isDropped: true,
  });
});

it('answers as a proxy does in not-json', async () => {
  expect(await playScenario('not-json', 'contact')).toEqual({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    text: '<!doctype html><title>Welcome</title><p>This is not the API.</p>',
  });
});
