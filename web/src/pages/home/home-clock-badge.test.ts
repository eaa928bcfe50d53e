import { initialChallenge } from '../../features/readiness-challenge/challenge-store';
import {
  clockOptions,
  leave,
  comeBack,
  storeChallenge,
  dispatchStorageEvent,
} from '../../test/clock-page';
import { startHomeClock } from './home-clock';

const start = () => startHomeClock({ ...clockOptions, isSuppressed: () => false });

test('writes a valid state to storage if the stored one is invalid', () => {
  localStorage.setItem('aiReadinessChallenge', '{"visitCount":');
  start();
  expect(JSON.parse(localStorage.getItem('aiReadinessChallenge')!)).toEqual(initialChallenge);
});

test('shows the badge at once if the challenge is completed', () => {
  storeChallenge({ hasCompletedOnboarding: true });
  start();
  expect(clockOptions.show).toHaveBeenCalled();
});

test('shows the badge when another tab completes the challenge', () => {
  start();
  expect(clockOptions.show).not.toHaveBeenCalled();
  storeChallenge({ hasCompletedOnboarding: true });
  dispatchStorageEvent('aiReadinessChallenge');
  expect(clockOptions.show).toHaveBeenCalledTimes(1);
});

test('shows the badge when the page returns from the back/forward cache, if another tab has completed the challenge', () => {
  start();
  leave();
  storeChallenge({ hasCompletedOnboarding: true });
  expect(clockOptions.show).not.toHaveBeenCalled();
  comeBack();
  expect(clockOptions.show).toHaveBeenCalled();
});
