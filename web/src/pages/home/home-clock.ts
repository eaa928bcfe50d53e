import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import {
  challengeStore,
  startVisitCount,
  type ChallengeState,
} from '../../features/readiness-challenge/challenge-store';
import { dialogStore, openUnasked } from '../../runtime/overlays/dialog-store';

/** Time (ms) after load at which the banner appears (requirements, sections 4 and 9). */
const bannerDelay = 5_000;
/** Time (ms) after load at which the quiz (AI Readiness Challenge) opens (requirements, sections 4 and 9). */
const challengeDelay = 3_000;
const mostVisits = 3;
/** After a click or key press the quiz does not open for this time (ms), because it would interrupt the visitor. */
const usePause = 3_000;
const control = 'a, button, input, select, textarea, label, summary';

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
  /** Renders the banner and the score badge. Their stores decide which of them is visible. */
  show: () => void;
  /**
   * Whether quiz and banner must stay closed. Called at the end of each delay, and again when the quiz's code has
   * loaded.
   */
  isSuppressed: () => boolean;
}

/**
 * Opens the quiz and shows the banner, each after its own delay. If the quiz is completed, shows the badge instead of
 * the quiz. The delays start when the page is loaded and visible, and again after a return from the back/forward cache.
 * A quiz that would interrupt the visitor does not open before the next load.
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
    // Writes the parsed state back, because scripts outside this project read it from storage and expect a valid state.
    challengeStore.set(challengeStore.get());
    showIfNeeded();
    timers = [setTimeout(showBanner, bannerDelay)];
    // The visitor has not asked for the quiz, so a failed load shows no message.
    if (!wasOffered)
      timers.push(setTimeout(() => void offerChallenge().catch(() => undefined), challengeDelay));
  };
  for (const store of [bannerDueStore, bannerDismissedStore, challengeStore])
    store.subscribe(showIfNeeded);
  // If React has not hydrated the target of an event, the inline script (app/inline.ts) stops the event at the window,
  // so only listeners on the window receive it.
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, handleUse, true);
  startVisitCount();
  whenVisible(begin);
  addEventListener('pagehide', () => timers.forEach(clearTimeout));
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
