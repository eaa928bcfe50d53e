import { createPersistedStore, createStore } from '../../stores/create-store';

/** True when the home clock (pages/home/home-clock) shows the banner. */
export const bannerDueStore = createStore(false);

/** True after a click on a button of the banner, which then stays hidden (requirements, section 3). */
export const bannerDismissedStore = createPersistedStore(
  'discoveryBannerDismissed',
  (stored) => stored === true,
);
