import { createPersistedStore, createStore } from '../../stores/create-store';

/** True once the visitor has been on the home page for long enough to be shown the Discovery banner. */
export const bannerDueStore = createStore(false);

/** True once any action of the Discovery banner was taken (requirements, section 3, "Banner dismissal"). */
export const bannerDismissedStore = createPersistedStore(
  'discoveryBannerDismissed',
  (stored) => stored === true,
);
