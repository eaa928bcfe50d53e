import { initialChallenge } from '../../features/readiness-challenge/challenge-store';
import { given, leave, comeBack, storeChallenge, tellOtherTabs } from '../../test/clock-page';
import { startHomeClock } from './home-clock';

const start = () => startHomeClock({ ...given, isSuppressed: () => false });

test('replaces an invalid stored state by a valid one', () => {
  localStorage.setItem('aiReadinessChallenge', '{"visitCount":');
  start();
  expect(JSON.parse(localStorage.getItem('aiReadinessChallenge')!)).toEqual(initialChallenge);
});

test('shows the badge of a completed challenge at once', () => {
  storeChallenge({ hasCompletedOnboarding: true });
  start();
  expect(given.show).toHaveBeenCalled();
});

test('shows the badge when another tab completes the challenge', () => {
  start();
  expect(given.show).not.toHaveBeenCalled();
  storeChallenge({ hasCompletedOnboarding: true });
  tellOtherTabs('aiReadinessChallenge');
  expect(given.show).toHaveBeenCalledTimes(1);
});

test('shows the badge after a return from the back/forward cache if another tab has completed the challenge', () => {
  start();
  leave();
  storeChallenge({ hasCompletedOnboarding: true });
  expect(given.show).not.toHaveBeenCalled();
  comeBack();
  expect(given.show).toHaveBeenCalled();
});
