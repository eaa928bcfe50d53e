import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import {
  challengeStore,
  startVisitCount,
  type ChallengeState,
} from '../../features/readiness-challenge/challenge-store';
import { dialogStore, openUnasked } from '../../runtime/overlays/dialog-store';

/** Time (ms) after load at which the banner appears (requirements, sections 4 and 9). */
const bannerDelay = 5_000;
/** Time (ms) after load at which the challenge opens (requirements, sections 4 and 9). */
const challengeDelay = 3_000;
const mostVisits = 3;
/** Time (ms) after the use of a control. Within this time the challenge would interrupt the visitor. */
const usePause = 3_000;
const control = 'a, button, input, select, textarea, label, summary';

/**
 * Returns whether the challenge may open by itself. `visitCount` is the number of times that the visitor has closed it.
 */
const isChallengeWanted = ({ hasCompletedOnboarding, visitCount }: ChallengeState) =>
  !hasCompletedOnboarding && visitCount <= mostVisits;

/** Time at which the visitor last used a control, as `performance.now` returns it. */
let usedAt = -Infinity;
const handleUse = ({ target }: Event) => {
  if ((target as Element).closest?.(control)) usedAt = performance.now();
};

/**
 * Returns whether the challenge would interrupt the visitor: a dialog or menu is open, a form field has focus, or the
 * visitor has just used a control.
 */
const isBusy = () =>
  performance.now() - usedAt < usePause ||
  dialogStore.get().open !== null ||
  document.querySelector(':popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;

/** Calls `begin` when the page has loaded and is visible. A tab in the background waits until the visitor opens it. */
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
  /** Loads and renders the components of banner and badge. Their stores decide which of them is visible. */
  show: () => void;
  /**
   * Returns whether challenge and banner must not appear by themselves. Called after the delay of each,
   * and again when the challenge's code has loaded.
   */
  isSuppressed: () => boolean;
}

/**
 * Starts the home clock: it opens the challenge and shows the banner, each after its delay, and shows the badge of a
 * completed challenge at once. The delays start when the page has loaded and is visible. When the visitor leaves the
 * page, they end. When the page returns from the back/forward cache, they start again. If the challenge would interrupt
 * the visitor, it does not open before the next load.
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
    // A rejection is ignored, because no visitor has asked for the challenge.
    if (!wasOffered)
      timers.push(setTimeout(() => void offerChallenge().catch(() => undefined), challengeDelay));
  };
  for (const store of [bannerDueStore, bannerDismissedStore, challengeStore])
    store.subscribe(showIfNeeded);
  // The listeners are on the window, because the inline script stops events of unhydrated islands there.
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, handleUse, true);
  startVisitCount();
  whenVisible(begin);
  addEventListener('pagehide', () => timers.forEach(clearTimeout));
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
