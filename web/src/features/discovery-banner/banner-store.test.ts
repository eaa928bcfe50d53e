import { bannerDismissedStore } from './banner-store';

const key = 'discoveryBannerDismissed';

test.each([
  [null, false],
  ['true', true],
  ['false', false],
  ['1', false],
  ['"true"', false],
])('returns %s stored as %s', (stored, isDismissed) => {
  if (stored !== null) localStorage.setItem(key, stored);
  expect(bannerDismissedStore.get()).toBe(isDismissed);
});

test('stores the dismissal', () => {
  bannerDismissedStore.set(true);
  expect(localStorage.getItem(key)).toBe('true');
});
