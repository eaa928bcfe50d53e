import { createPersistedStore, createStore } from '../../stores/create-store';

/** True when the visitor has been on the home page for long enough (pages/home/home-clock). The banner then appears. */
export const bannerDueStore = createStore(false);

/** True when the visitor has clicked a button of the banner. The banner then stays hidden (requirements, section 3). */
export const bannerDismissedStore = createPersistedStore(
  'discoveryBannerDismissed',
  (stored) => stored === true,
);
