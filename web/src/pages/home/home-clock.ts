import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import {
  challengeStore,
  type ChallengeState,
} from '../../features/readiness-challenge/challenge-store';
import { dialogStore, openUnasked } from '../../runtime/overlays/dialog-store';

/** After load (specification, sections 4 and 9); in milliseconds. */
const bannerDelay = 5_000;
const challengeDelay = 3_000;
const mostVisits = 3;

/** Is the challenge still to be offered? Who was never here has no visits. */
const isChallengeWanted = ({ hasCompletedOnboarding, visitCount }: ChallengeState) =>
  !hasCompletedOnboarding && visitCount <= mostVisits;

/** Is the visitor in a dialog, in a menu, or in the middle of a form? */
const isBusy = () =>
  dialogStore.get().open !== null ||
  document.querySelector(':popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;

/** Once the page was loaded and is seen: a tab in the background waits. */
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
  /** Fetches what dialogs need. */
  loadDialogs: () => Promise<unknown>;
  /** Shows banner and badge, as far as their stores say so. */
  show: () => void;
}

/**
 * Offers the challenge and shows the banner, each at its time after the page was loaded and is seen, and the badge of
 * who completed the challenge. Leaving the page ends it; a page that comes back from the back/forward cache begins anew
 * with what has not been yet. Where the challenge would disturb, it waits for the next load.
 */
export function startHomeClock({ loadDialogs, show }: HomeOverlays) {
  let wasOffered = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const isInPlace = () => isChallengeWanted(challengeStore.get()) && !isBusy();
  const offerChallenge = async () => {
    wasOffered = true;
    if (!isInPlace()) return;
    await loadDialogs();
    if (isInPlace()) openUnasked('readiness-challenge');
  };
  const look = () => {
    const isBannerDue = bannerDueStore.get() && !bannerDismissedStore.get();
    if (isBannerDue || challengeStore.get().hasCompletedOnboarding) show();
  };
  const begin = () => {
    // From now on there is a state to look at, absent or damaged as it may have been.
    challengeStore.set(challengeStore.get());
    look();
    timers = [setTimeout(() => bannerDueStore.set(true), bannerDelay)];
    // Nobody waits for what comes by itself: without its code it stays away.
    if (!wasOffered)
      timers.push(setTimeout(() => void offerChallenge().catch(() => undefined), challengeDelay));
  };
  for (const store of [bannerDueStore, bannerDismissedStore, challengeStore]) store.subscribe(look);
  whenSeen(begin);
  addEventListener('pagehide', () => timers.forEach(clearTimeout));
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
