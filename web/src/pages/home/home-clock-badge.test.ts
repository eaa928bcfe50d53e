import { initialChallenge } from '../../features/readiness-challenge/challenge-store';
import { given, leave, comeBack, storeChallenge, tellOtherTabs } from '../../test/clock-page';
import { startHomeClock } from './home-clock';

const start = () => startHomeClock({ ...given, isSuppressed: () => false });

test('repairs what is stored', () => {
  localStorage.setItem('aiReadinessChallenge', '{"visitCount":');
  start();
  expect(JSON.parse(localStorage.getItem('aiReadinessChallenge')!)).toEqual(initialChallenge);
});

test('shows the badge of a completed challenge at once', () => {
  storeChallenge({ hasCompletedOnboarding: true });
  start();
  expect(given.show).toHaveBeenCalled();
});

test('shows the badge as soon as another tab completes the challenge', () => {
  start();
  expect(given.show).not.toHaveBeenCalled();
  storeChallenge({ hasCompletedOnboarding: true });
  tellOtherTabs('aiReadinessChallenge');
  expect(given.show).toHaveBeenCalledTimes(1);
});

test('shows the badge of another tab when a page comes back that heard nothing meanwhile', () => {
  start();
  leave();
  storeChallenge({ hasCompletedOnboarding: true });
  expect(given.show).not.toHaveBeenCalled();
  comeBack();
  expect(given.show).toHaveBeenCalled();
});
