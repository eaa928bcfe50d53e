import { bannerDismissedStore } from '../../features/discovery-banner/banner-store';
import {
  challengeStore,
  initialChallenge,
} from '../../features/readiness-challenge/challenge-store';
import {
  holdBanner,
  holdChallenge,
  setQuiet,
  setScenarios,
  settingsStore,
  settleQuiet,
  setVisitCount,
} from './settings';

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

test('the challenge stays away beside the banner, and comes again with the next page', () => {
  challengeStore.set({ ...initialChallenge, visitCount: 1 });
  holdChallenge();
  expect(challengeStore.get().visitCount).toBeGreaterThan(3);
  expect(bannerDismissedStore.get()).toBe(false);
  settleQuiet();
  expect(challengeStore.get()).toMatchObject({ visitCount: 1 });
  expect(settingsStore.get()).toMatchObject({ quiet: null, held: null });
});

test('the banner goes before the challenge, and comes again with the next page', () => {
  holdBanner();
  expect(bannerDismissedStore.get()).toBe(true);
  expect(challengeStore.get()).toMatchObject({ visitCount: 0 });
  settleQuiet();
  expect(bannerDismissedStore.get()).toBe(false);
});

test('quiet mode stays after something was shown in it', () => {
  setQuiet(true);
  holdChallenge();
  bannerDismissedStore.set(false);
  settleQuiet();
  expect(settingsStore.get().quiet).toEqual({ isBannerDismissed: false, visitCount: 0 });
  expect(bannerDismissedStore.get()).toBe(true);
});

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
