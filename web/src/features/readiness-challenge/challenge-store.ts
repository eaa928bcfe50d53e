import { closeDialog, dialogStore } from '../../runtime/overlays/dialog-store';
import { createPersistedStore } from '../../stores/create-store';

/** What the site stores about the quiz (readiness challenge) of this visitor (requirements, section 3). */
export interface ChallengeState {
  hasVisited: boolean;
  hasCompletedOnboarding: boolean;
  /** Number of times that the visitor has closed the quiz without completing it. */
  visitCount: number;
  /** Time (ISO 8601) at which the visitor last closed or completed the quiz, or null. */
  lastVisit: string | null;
  onboardingScore: number;
  badges: string[];
}

export const initialChallenge: ChallengeState = {
  hasVisited: false,
  hasCompletedOnboarding: false,
  visitCount: 0,
  lastVisit: null,
  onboardingScore: 0,
  badges: [],
};

const isText = (value: unknown): value is string => typeof value === 'string';

const asCount = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0;

const asTime = (value: unknown) =>
  isText(value) && !Number.isNaN(Date.parse(value)) ? value : null;

/** Returns the stored state with valid fields. It uses no schema library, because the client script must stay small. */
function parseChallenge(stored: unknown): ChallengeState {
  const found: Record<string, unknown> = { ...(stored as object) };
  return {
    hasVisited: found.hasVisited === true,
    hasCompletedOnboarding: found.hasCompletedOnboarding === true,
    visitCount: asCount(found.visitCount),
    lastVisit: asTime(found.lastVisit),
    onboardingScore: asCount(found.onboardingScore),
    badges: Array.isArray(found.badges) ? found.badges.filter(isText) : [],
  };
}

export const challengeStore = createPersistedStore('aiReadinessChallenge', parseChallenge);

/** Adds one to `visitCount`, for a quiz that was closed without completion (requirements, section 4). */
export function countVisit() {
  const state = challengeStore.get();
  challengeStore.set({ ...state, ...visitedNow(), visitCount: state.visitCount + 1 });
}

/** Calls `countVisit` each time the quiz closes, but not when the Discovery dialog replaces it. */
export function startVisitCount() {
  let wasOpen = false;
  dialogStore.subscribe(() => {
    const { open } = dialogStore.get();
    if (wasOpen && open === null) countVisit();
    wasOpen = open === 'readiness-challenge';
  });
  // A quiz that opened by itself closes when the visitor leaves the page. Otherwise the back/forward cache would show
  // it again.
  addEventListener('pagehide', () => dialogStore.get().isUnasked && closeDialog());
}

/** Stores that the visitor has completed the quiz, and the new score. Adds `badges` to those of earlier quizzes. */
export function completeChallenge(onboardingScore: number, badges: readonly string[]) {
  const state = challengeStore.get();
  challengeStore.set({
    ...state,
    ...visitedNow(),
    hasCompletedOnboarding: true,
    onboardingScore,
    badges: [...new Set([...state.badges, ...badges])],
  });
}

const visitedNow = () => ({ hasVisited: true, lastVisit: new Date().toISOString() });
