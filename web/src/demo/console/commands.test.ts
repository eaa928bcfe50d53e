import { challengeStore } from '../../features/readiness-challenge/challenge-store';
import { setVisitCount } from './commands';

test('a visit count of 0 is a first visit', () => {
  setVisitCount(3);
  expect(challengeStore.get()).toMatchObject({ hasVisited: true, visitCount: 3 });
  setVisitCount(0);
  expect(challengeStore.get()).toMatchObject({ hasVisited: false, visitCount: 0 });
});
