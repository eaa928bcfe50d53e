import { setScenarios, settingsStore } from './settings';

const stored = (key: string) => JSON.parse(localStorage.getItem(key)!) as unknown;

test('keeps a scenario for the next load, the others as they were', () => {
  setScenarios({ contact: 'error' });
  setScenarios({ 'ai-scan': 'slow' });
  expect(stored('demoSettings')).toMatchObject({
    scenarios: { contact: 'error', 'free-intake': 'success', 'ai-scan': 'slow' },
  });
});

test.each([
  'null',
  '[]',
  '{',
  '{"scenarios":{"contact":"loud"},"scanTopic":"x","quiet":1,"held":"x"}',
])('starts anew where %s is stored', (text) => {
  localStorage.setItem('demoSettings', text);
  expect(settingsStore.get()).toEqual({
    scenarios: { contact: 'success', 'free-intake': 'success', 'ai-scan': 'success' },
    scanTopic: null,
    quiet: null,
    held: null,
  });
});
