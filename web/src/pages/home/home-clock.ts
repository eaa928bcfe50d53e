import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import {
  challengeStore,
  startVisitCount,
  type ChallengeState,
} from '../../features/readiness-challenge/challenge-store';
import { dialogStore, openUnasked } from '../../runtime/overlays/dialog-store';

/** Time (ms) after load at which the banner appears (requirements, sections 4 and 9). */
const bannerDelay = 5_000;
/** Time (ms) after load at which the quiz, the AI Readiness Challenge, opens (requirements, sections 4 and 9). */
const challengeDelay = 3_000;
const mostVisits = 3;
/** Time (ms) after a click or key press during which the quiz does not open, because it would interrupt the visitor. */
const usePause = 3_000;
const control = 'a, button, input, select, textarea, label, summary';

/** `visitCount` is the number of times that the visitor has closed the quiz. */
const isChallengeWanted = ({ hasCompletedOnboarding, visitCount }: ChallengeState) =>
  !hasCompletedOnboarding && visitCount <= mostVisits;

let usedAt = -Infinity;
const handleUse = ({ target }: Event) => {
  if ((target as Element).closest?.(control)) usedAt = performance.now();
};

const isBusy = () =>
  performance.now() - usedAt < usePause ||
  dialogStore.get().open !== null ||
  document.querySelector(':popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;

/** Calls `begin` when the page has loaded and its tab is in the foreground. */
function whenVisible(begin: () => void) {
  const check = () => {
    if (document.readyState !== 'complete' || document.visibilityState === 'hidden') return;
    removeEventListener('load', check);
    document.removeEventListener('visibilitychange', check);
    begin();
  };
  addEventListener('load', check);
  document.addEventListener('visibilitychange', check);
  check();
}

interface HomeOverlays {
  loadDialogs: () => Promise<unknown>;
  /** Loads and renders the banner and the score badge. Their stores decide which of them is visible. */
  show: () => void;
  /**
   * Returns whether quiz and banner must stay closed. Runs when each delay ends, and again when the quiz's code has
   * loaded.
   */
  isSuppressed: () => boolean;
}

/**
 * Opens the quiz and shows the banner, each after its own delay, or shows the badge if the quiz is completed. The
 * delays start when the page is loaded and visible, and again after a return from the back/forward cache. A quiz that
 * would interrupt the visitor does not open before the next load.
 */
export function startHomeClock({ loadDialogs, show, isSuppressed }: HomeOverlays) {
  let wasOffered = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const isInPlace = () => !isSuppressed() && isChallengeWanted(challengeStore.get()) && !isBusy();
  const offerChallenge = async () => {
    wasOffered = true;
    if (!isInPlace()) return;
    await loadDialogs();
    if (isInPlace()) openUnasked('readiness-challenge');
  };
  const showBanner = () => {
    if (!isSuppressed()) bannerDueStore.set(true);
  };
  const showIfNeeded = () => {
    const isBannerDue = bannerDueStore.get() && !bannerDismissedStore.get();
    if (isBannerDue || challengeStore.get().hasCompletedOnboarding) show();
  };
  const begin = () => {
    // Writes the parsed state back, because tests of other projects read the state from storage and expect a valid one.
    challengeStore.set(challengeStore.get());
    showIfNeeded();
    timers = [setTimeout(showBanner, bannerDelay)];
    // A failed load shows no message, because the visitor has not asked for the quiz.
    if (!wasOffered)
      timers.push(setTimeout(() => void offerChallenge().catch(() => undefined), challengeDelay));
  };
  for (const store of [bannerDueStore, bannerDismissedStore, challengeStore])
    store.subscribe(showIfNeeded);
  // Listens on the window, because the inline script (app/inline.ts) stops events there if React has not hydrated their
  // target. Listeners on other elements would miss them.
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, handleUse, true);
  startVisitCount();
  whenVisible(begin);
  addEventListener('pagehide', () => timers.forEach(clearTimeout));
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
