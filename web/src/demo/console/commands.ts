import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import { challengeStore } from '../../features/readiness-challenge/challenge-store';
import { openDialog } from '../../runtime/overlays/dialog-store';
import type { Customer } from '../state/customer';
import { isHome, publicPath } from '../state/pages';
import { prepareFor, restartDemo } from '../state/prepare';
import { shownStore } from '../state/settings';

/**
 * A presenter's command for the window that customers see. It comes from its console or from the presenter's window.
 */
export type StageCommand =
  { act: 'reset' | 'show-banner' | 'show-challenge' } | { act: 'prepare'; customer: Customer };

/** Loads the site's dialogs and toasts. Renders them once. */
export type LoadOverlays = () => Promise<unknown>;

/** Session key: the next page of this tab shows the banner. */
const bannerNextKey = 'demoBannerNext';

/** Shows the banner at once, even if it was dismissed. */
function showBanner() {
  // Only the home page has a banner.
  if (!isHome()) {
    sessionStorage.setItem(bannerNextKey, 'true');
    return location.assign(publicPath);
  }
  shownStore.set('banner');
  bannerDismissedStore.set(false);
  bannerDueStore.set(true);
}

/** Opens the challenge at once. A banner is hidden until the next page (demo-ribbon.tsx). */
async function showChallenge(loadOverlays: LoadOverlays) {
  shownStore.set('challenge');
  await loadOverlays();
  openDialog('readiness-challenge');
}

/** Sets how many visits the challenge has counted; 0 is a first visit. */
export function setVisitCount(visitCount: number) {
  challengeStore.set({ ...challengeStore.get(), hasVisited: visitCount > 0, visitCount });
}

/** Runs a presenter's command in the window that customers see. */
export function runCommand(command: StageCommand, loadOverlays: LoadOverlays) {
  switch (command.act) {
    case 'reset':
      return restartDemo();
    case 'prepare':
      return restartDemo(() => prepareFor(command.customer));
    case 'show-banner':
      return showBanner();
    case 'show-challenge':
      return void showChallenge(loadOverlays);
  }
}

/** Runs the command that the previous page has left to this one. */
export function runPendingCommand() {
  if (sessionStorage.getItem(bannerNextKey) === null) return;
  sessionStorage.removeItem(bannerNextKey);
  showBanner();
}
