import { bannerDismissedStore } from '../stores/persisted-banner';
import { challengeStore, initialChallenge } from '../stores/persisted-challenge';
import { setQuiet, setScenarios, settingsStore, setVisitCount } from './settings';

const stored = (key: string) => JSON.parse(localStorage.getItem(key)!) as unknown;

test('keeps a scenario for the next load, the others as they were', () => {
  setScenarios({ contact: 'error' });
  setScenarios({ 'ai-scan': 'slow' });
  expect(stored('demoSettings')).toMatchObject({
    scenarios: { contact: 'error', 'free-intake': 'success', 'ai-scan': 'slow' },
  });
});

test.each(['null', '[]', '{', '{"scenarios":{"contact":"loud"},"scanTopic":"x","quiet":1}'])(
  'starts anew where %s is stored',
  (text) => {
    localStorage.setItem('demoSettings', text);
    expect(settingsStore.get()).toEqual({
      scenarios: { contact: 'success', 'free-intake': 'success', 'ai-scan': 'success' },
      scanTopic: null,
      quiet: null,
    });
  },
);

test('quiet mode dismisses the banner and ends the challenge’s visits, and gives both back', () => {
  challengeStore.set({ ...initialChallenge, hasVisited: true, visitCount: 2 });
  setQuiet(true);
  setQuiet(true);
  expect(bannerDismissedStore.get()).toBe(true);
  expect(challengeStore.get()).toMatchObject({ hasVisited: true, visitCount: 4 });
  setQuiet(false);
  expect(bannerDismissedStore.get()).toBe(false);
  expect(challengeStore.get()).toMatchObject({ hasVisited: true, visitCount: 2 });
});

test('a visit count of 0 is a first visit', () => {
  setVisitCount(3);
  expect(challengeStore.get()).toMatchObject({ hasVisited: true, visitCount: 3 });
  setVisitCount(0);
  expect(challengeStore.get()).toMatchObject({ hasVisited: false, visitCount: 0 });
});

test('a visit count set in quiet mode counts from its end', () => {
  setQuiet(true);
  setVisitCount(2);
  expect(challengeStore.get()).toMatchObject({ visitCount: 4 });
  setQuiet(false);
  expect(challengeStore.get()).toMatchObject({ hasVisited: true, visitCount: 2 });
});
