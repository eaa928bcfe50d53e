import { createStore } from '../../stores/create-store';

/** True once the visitor has been on the home page for long enough to be shown the Discovery banner. */
export const bannerDueStore = createStore(false);
