import { challengeStore, completeChallenge, countVisit, initialChallenge } from './challenge-store';

const key = 'aiReadinessChallenge';
const store = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = () => JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test('has the six fields of a visitor’s first visit if nothing is stored', () => {
  expect(challengeStore.get()).toEqual({
    hasVisited: false,
    hasCompletedOnboarding: false,
    visitCount: 0,
    lastVisit: null,
    onboardingScore: 0,
    badges: [],
  });
});

test.each([[null], [{ visitCount: '3', badges: 'Kind Voice' }]])(
  'returns the initial state if %j is stored',
  (value) => {
    store(value);
    expect(challengeStore.get()).toEqual(initialChallenge);
  },
);

test('replaces invalid stored fields, and keeps the others', () => {
  store({
    hasVisited: 'yes',
    hasCompletedOnboarding: true,
    visitCount: -1,
    lastVisit: 'yesterday, I think',
    onboardingScore: 340,
    badges: ['Kind Voice', 3, null],
    more: 'than six fields',
  });
  expect(challengeStore.get()).toEqual({
    ...initialChallenge,
    hasCompletedOnboarding: true,
    onboardingScore: 340,
    badges: ['Kind Voice'],
  });
});

test.each([
  ['hasCompletedOnboarding', 'true', false],
  ['visitCount', 1.5, 0],
  ['onboardingScore', -1, 0],
  ['lastVisit', 1_772_352_000_000, null],
  ['badges', { 0: 'Kind Voice' }, []],
])('reads the stored field %s with the value %j as %j', (field, value, expected) => {
  store({ [field]: value });
  expect(challengeStore.get()).toHaveProperty(field, expected);
});

test('countVisit adds a visit, and does not complete the challenge', () => {
  countVisit();
  countVisit();
  expect(stored()).toEqual({
    ...initialChallenge,
    hasVisited: true,
    visitCount: 2,
    lastVisit: expect.stringMatching(isoTime),
  });
});

test('completeChallenge stores the new score, and adds the badges to those of earlier rounds', () => {
  countVisit();
  completeChallenge(340, ['Steady Hand', 'Kind Voice', 'Quick Needle']);
  completeChallenge(310, ['Steady Hand', 'Planner', 'Quick Needle']);
  expect(stored()).toEqual({
    hasVisited: true,
    hasCompletedOnboarding: true,
    visitCount: 1,
    lastVisit: expect.stringMatching(isoTime),
    onboardingScore: 310,
    badges: ['Steady Hand', 'Kind Voice', 'Quick Needle', 'Planner'],
  });
});
