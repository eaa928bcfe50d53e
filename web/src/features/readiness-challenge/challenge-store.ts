import { closeDialog, dialogStore } from '../../runtime/overlays/dialog-store';
import { createPersistedStore } from '../../stores/create-store';

/** State of the quiz in this browser's storage (requirements, section 3). */
export interface ChallengeState {
  hasVisited: boolean;
  hasCompletedOnboarding: boolean;
  /** How often the visitor has closed the quiz without completing it. */
  visitCount: number;
  /** Time (ISO 8601) of the last close or completion, or null. */
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

/** A schema library would make the client script too large. */
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

/** Counts that the visitor has closed the quiz without completing it (requirements, section 4). */
export function countVisit() {
  const state = challengeStore.get();
  challengeStore.set({ ...state, ...visitedNow(), visitCount: state.visitCount + 1 });
}

/** Counts each time that the quiz closes, except when the Discovery dialog replaces it. */
export function startVisitCount() {
  let wasOpen = false;
  dialogStore.subscribe(() => {
    const { open } = dialogStore.get();
    if (wasOpen && open === null) countVisit();
    wasOpen = open === 'readiness-challenge';
  });
  // Closes a quiz that opened by itself. Otherwise the back/forward cache would show it again after Back.
  addEventListener('pagehide', () => dialogStore.get().isUnasked && closeDialog());
}

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
