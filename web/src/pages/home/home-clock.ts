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
/** In ms. A visitor who has used a control this recently will probably use the next one soon. */
const usePause = 3_000;
const control = 'a, button, input, select, textarea, label, summary';

/** Returns whether the challenge may still open by itself. A first visit has a count of 0. */
const isChallengeWanted = ({ hasCompletedOnboarding, visitCount }: ChallengeState) =>
  !hasCompletedOnboarding && visitCount <= mostVisits;

/** Time of the visitor's last use of a control, on the clock of `performance.now`. */
let usedAt = -Infinity;
const handleUse = ({ target }: Event) => {
  if ((target as Element).closest?.(control)) usedAt = performance.now();
};

/** Returns whether a dialog or menu is open, a form field has focus, or the visitor has just used a control. */
const isBusy = () =>
  performance.now() - usedAt < usePause ||
  dialogStore.get().open !== null ||
  document.querySelector(':popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;

/** Calls `begin` when the page has loaded and is visible. A background tab waits. */
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
  /** Renders banner and badge. Their stores decide which of them is visible. */
  show: () => void;
  /** Returns whether challenge and banner must not appear by themselves. The clock asks when each is due. */
  isSuppressed: () => boolean;
}

/**
 * Opens the challenge and shows the banner, each after its delay, and shows the badge of a completed challenge. The
 * delays start when the page has loaded and is visible. Leaving the page cancels them, and they restart when it returns
 * from the back/forward cache. A challenge that would interrupt the visitor waits for the next load.
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
    // Writes the parsed state back, so that storage always holds a valid one.
    challengeStore.set(challengeStore.get());
    showIfNeeded();
    timers = [setTimeout(showBanner, bannerDelay)];
    // Ignores a failed load, because no visitor has asked for the challenge.
    if (!wasOffered)
      timers.push(setTimeout(() => void offerChallenge().catch(() => undefined), challengeDelay));
  };
  for (const store of [bannerDueStore, bannerDismissedStore, challengeStore])
    store.subscribe(showIfNeeded);
  // Listens on the window, because the inline script stops the events of static islands there.
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, handleUse, true);
  startVisitCount();
  whenVisible(begin);
  addEventListener('pagehide', () => timers.forEach(clearTimeout));
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
