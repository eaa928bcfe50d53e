import { createPersistedStore, createStore } from '../../stores/create-store';

/** Whether the banner is due. The timer in pages/home/home-clock sets it. */
export const bannerDueStore = createStore(false);

/** True after a click on a button of the banner, which then stays hidden (requirements, section 3). */
export const bannerDismissedStore = createPersistedStore(
  'discoveryBannerDismissed',
  (stored) => stored === true,
);
