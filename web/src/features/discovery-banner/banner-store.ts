import { createPersistedStore } from '../../stores/persisted';

/** True once any action of the Discovery banner was taken (specification, section 3, "Banner dismissal"). */
export const bannerDismissedStore = createPersistedStore(
  'discoveryBannerDismissed',
  (stored) => stored === true,
);
