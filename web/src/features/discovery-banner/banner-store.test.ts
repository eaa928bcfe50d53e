import { bannerDismissedStore } from './banner-store';

const key = 'discoveryBannerDismissed';

test.each([
  [null, false],
  ['true', true],
  ['false', false],
  ['1', false],
  ['"true"', false],
])('reads the stored value %s as %s', (stored, isDismissed) => {
  if (stored !== null) localStorage.setItem(key, stored);
  expect(bannerDismissedStore.get()).toBe(isDismissed);
});

test('stores the dismissal', () => {
  bannerDismissedStore.set(true);
  expect(localStorage.getItem(key)).toBe('true');
});
