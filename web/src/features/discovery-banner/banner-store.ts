import { createPersistedStore, createStore } from '../../stores/create-store';

/** True when the banner is due: the visitor has been on the home page for long enough. */
export const bannerDueStore = createStore(false);

/** True after any action of the banner (requirements, section 3, "Banner dismissal"). */
export const bannerDismissedStore = createPersistedStore(
  'discoveryBannerDismissed',
  (stored) => stored === true,
);
