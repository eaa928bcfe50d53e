import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import { challengeStore } from '../../features/readiness-challenge/challenge-store';
import { openDialog } from '../../runtime/overlays/dialog-store';
import type { Customer } from '../state/customer';
import { isHome, publicPath } from '../state/pages';
import { prepareFor, restartDemo } from '../state/prepare';
import { shownStore } from '../state/settings';

/** A command of the presenter. The console or the presenter's window sends it to the window that customers see. */
export type StageCommand =
  { act: 'reset' | 'show-banner' | 'show-challenge' } | { act: 'prepare'; customer: Customer };

export type LoadOverlays = () => Promise<unknown>;

/** Key in session storage. If it is set, the next page of this tab shows the banner. */
const bannerNextKey = 'demoBannerNext';

function showBanner() {
  // Only the home page has a banner. On another page, loads the home page, which then shows the banner.
  if (!isHome()) {
    sessionStorage.setItem(bannerNextKey, 'true');
    return location.assign(publicPath);
  }
  shownStore.set('banner');
  bannerDismissedStore.set(false);
  bannerDueStore.set(true);
}

/** Opens the quiz when its code has loaded. Until the next page loads, demo-ribbon.tsx hides the banner. */
async function showChallenge(loadOverlays: LoadOverlays) {
  shownStore.set('challenge');
  await loadOverlays();
  openDialog('readiness-challenge');
}

export function setVisitCount(visitCount: number) {
  challengeStore.set({ ...challengeStore.get(), hasVisited: visitCount > 0, visitCount });
}

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

export function runPendingCommand() {
  if (sessionStorage.getItem(bannerNextKey) === null) return;
  sessionStorage.removeItem(bannerNextKey);
  showBanner();
}
