import { closeDialog, dialogStore } from '../../runtime/overlays/dialog-store';
import { createPersistedStore } from '../../stores/create-store';

/** Requirements, section 3, "Challenge state". */
export interface ChallengeState {
  hasVisited: boolean;
  hasCompletedOnboarding: boolean;
  /** How often the visitor has closed the challenge without completing it. */
  visitCount: number;
  /** ISO time. */
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

/** Parses by hand, because a schema library is too large for the client script. Replaces invalid fields. */
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

/** Counts a visit that did not complete the challenge (requirements, section 4). */
export function countVisit() {
  const state = challengeStore.get();
  challengeStore.set({ ...state, ...visitedNow(), visitCount: state.visitCount + 1 });
}

/** Counts a visit each time the challenge closes, unless Discovery replaces it. */
export function startVisitCount() {
  let wasOpen = false;
  dialogStore.subscribe(() => {
    const { open } = dialogStore.get();
    if (wasOpen && open === null) countVisit();
    wasOpen = open === 'readiness-challenge';
  });
  // The visitor did not open it, so the back/forward cache must not show it again.
  addEventListener('pagehide', () => dialogStore.get().isUnasked && closeDialog());
}

/** Completes the challenge: stores this round's score, and adds its badges to the earlier ones. */
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
