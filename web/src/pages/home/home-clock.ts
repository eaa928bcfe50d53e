import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import {
  challengeStore,
  startVisitCount,
  type ChallengeState,
} from '../../features/readiness-challenge/challenge-store';
import { dialogStore, openUnasked } from '../../runtime/overlays/dialog-store';

/** Milliseconds after load (requirements, sections 4 and 9). */
const bannerDelay = 5_000;
const challengeDelay = 3_000;
const mostVisits = 3;
/** In ms. A visitor who used a control this recently is probably about to use the next one. */
const usePause = 3_000;
const control = 'a, button, input, select, textarea, label, summary';

/** Returns whether the challenge may still open by itself. A first visit has a count of 0. */
const isChallengeWanted = ({ hasCompletedOnboarding, visitCount }: ChallengeState) =>
  !hasCompletedOnboarding && visitCount <= mostVisits;

/** When the visitor last used a control, on the clock of `performance.now`. */
let usedAt = -Infinity;
const handleUse = ({ target }: Event) => {
  if ((target as Element).closest?.(control)) usedAt = performance.now();
};

/** Returns whether a dialog or a menu is open, a form field has the focus, or the visitor has just used a control. */
const isBusy = () =>
  performance.now() - usedAt < usePause ||
  dialogStore.get().open !== null ||
  document.querySelector(':popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;

/** Calls `begin` once the page has loaded and is visible. A tab in the background waits. */
function whenSeen(begin: () => void) {
  const look = () => {
    if (document.readyState !== 'complete' || document.visibilityState === 'hidden') return;
    removeEventListener('load', look);
    document.removeEventListener('visibilitychange', look);
    begin();
  };
  addEventListener('load', look);
  document.addEventListener('visibilitychange', look);
  look();
}

interface HomeOverlays {
  /** Loads the code of the dialogs. */
  loadDialogs: () => Promise<unknown>;
  /** Renders banner and badge. Their stores decide which of them is visible. */
  show: () => void;
  /** Returns whether challenge and banner must not appear by themselves. The clock asks when each is due. */
  isSuppressed: () => boolean;
}

/**
 * Opens the challenge and shows the banner, each after its delay, and shows the badge of a completed challenge. The
 * delays start when the page has loaded and is visible. Leaving the page cancels them; they start again when the page
 * returns from the back/forward cache. A challenge that would interrupt the visitor waits for the next load.
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
  const look = () => {
    const isBannerDue = bannerDueStore.get() && !bannerDismissedStore.get();
    if (isBannerDue || challengeStore.get().hasCompletedOnboarding) show();
  };
  const begin = () => {
    // Writes the parsed state back, so that storage always holds a valid one.
    challengeStore.set(challengeStore.get());
    look();
    timers = [setTimeout(showBanner, bannerDelay)];
    // Ignores a failed load: no visitor has asked for the challenge.
    if (!wasOffered)
      timers.push(setTimeout(() => void offerChallenge().catch(() => undefined), challengeDelay));
  };
  for (const store of [bannerDueStore, bannerDismissedStore, challengeStore]) store.subscribe(look);
  // On the window: the inline script keeps presses in static parts from everything below.
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, handleUse, true);
  startVisitCount();
  whenSeen(begin);
  addEventListener('pagehide', () => timers.forEach(clearTimeout));
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
