import { byResource } from '#mock-api/resources/registry';
import { bannerDismissedStore } from '../../features/discovery-banner/banner-store';
import {
  challengeStore,
  initialChallenge,
} from '../../features/readiness-challenge/challenge-store';
import { changeSettings, isSuppressed, settingsStore } from './settings';

const allSuccess = byResource(() => 'success');

test('with quiet mode, isSuppressed returns true, and storage holds only the settings', () => {
  expect(isSuppressed()).toBe(false);
  changeSettings({ isQuiet: true });
  expect(isSuppressed()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['demoSettings']);
  expect(bannerDismissedStore.get()).toBe(false);
  expect(challengeStore.get()).toEqual(initialChallenge);
  changeSettings({ isQuiet: false });
  expect(isSuppressed()).toBe(false);
});

test('keeps quiet mode and the other scenarios if one stored scenario is missing or unknown', () => {
  const scenarios = { contact: 'loud', 'ai-scan': 'slow' };
  localStorage.setItem('demoSettings', JSON.stringify({ scenarios, isQuiet: true }));
  expect(settingsStore.get()).toEqual({
    scenarios: { ...allSuccess, 'ai-scan': 'slow' },
    isQuiet: true,
  });
});

test.each(['null', '[]', '{}', '{', '{"scenarios":{"contact":"loud"},"isQuiet":1}'])(
  'settingsStore returns the initial settings if %s is stored',
  (text) => {
    localStorage.setItem('demoSettings', text);
    expect(settingsStore.get()).toEqual({
      scenarios: allSuccess,
      isQuiet: false,
    });
  },
);
