import { bannerDismissedStore, bannerDueStore } from '../../features/discovery-banner/banner-store';
import { openDialog } from '../../runtime/overlays/dialog-store';
import type { StageCommand } from '../presenter/channel';
import { isHome } from '../state/pages';
import { prepareFor, showAnew } from '../state/prepare';
import { holdBanner, holdChallenge } from '../state/settings';

/** Says to the next page of this tab that it is to begin with the banner. */
const bannerNextKey = 'demoBannerNext';

/** At once and alone: the challenge stays away, and quiet mode as it was set. */
function showBanner(publicPath: string) {
  // The banner belongs to the home page.
  if (!isHome(publicPath)) {
    sessionStorage.setItem(bannerNextKey, 'true');
    return location.assign(publicPath);
  }
  holdChallenge();
  bannerDismissedStore.set(false);
  bannerDueStore.set(true);
}

/** Alone: a banner that is there goes, and comes back with the next page. */
async function showChallenge() {
  holdBanner();
  // On a page where nobody has reached for a dialog yet, there is none.
  const { runOverlays } = await import('../../app/overlays');
  runOverlays();
  openDialog('readiness-challenge');
}

/** Brings about what a visitor would have to wait for, or begins anew, in the window that customers see. */
export function perform(command: StageCommand, publicPath: string) {
  switch (command.act) {
    case 'reset':
      return showAnew(publicPath);
    case 'prepare':
      return showAnew(publicPath, () => prepareFor(command.customer));
    case 'show-banner':
      return showBanner(publicPath);
    case 'show-challenge':
      return void showChallenge();
  }
}

/** Does what the page before has left to this one. */
export function performLeftOver(publicPath: string) {
  if (sessionStorage.getItem(bannerNextKey) === null) return;
  sessionStorage.removeItem(bannerNextKey);
  showBanner(publicPath);
}
