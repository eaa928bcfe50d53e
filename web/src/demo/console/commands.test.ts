import { waitFor } from '@testing-library/react';
import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import { challengeStore } from '../../features/readiness-challenge/challenge-store';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { shownStore } from '../state/settings';
import { runCommand, setVisitCount } from './commands';

const loadOverlays = jest.fn(() => Promise.resolve());

afterEach(() => {
  shownStore.set(null);
  bannerDueStore.set(false);
});

test('the command "show banner" shows the banner even after a visitor has dismissed it', () => {
  bannerDismissedStore.set(true);
  runCommand({ act: 'show-banner' }, loadOverlays);
  expect(bannerDueStore.get()).toBe(true);
  expect(bannerDismissedStore.get()).toBe(false);
  expect(shownStore.get()).toBe('banner');
});

test('the command "show challenge" opens the challenge when its code has loaded', async () => {
  runCommand({ act: 'show-challenge' }, loadOverlays);
  expect(loadOverlays).toHaveBeenCalledTimes(1);
  expect(dialogStore.get().open).toBeNull();
  await waitFor(() => expect(dialogStore.get().open).toBe('readiness-challenge'));
  expect(shownStore.get()).toBe('challenge');
});

test('setVisitCount(0) makes the next visit the first one', () => {
  setVisitCount(3);
  expect(challengeStore.get()).toMatchObject({ hasVisited: true, visitCount: 3 });
  setVisitCount(0);
  expect(challengeStore.get()).toMatchObject({ hasVisited: false, visitCount: 0 });
});
