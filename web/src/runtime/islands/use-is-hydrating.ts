import { createStore } from '../../stores/create-store';
import { useStore } from '../../stores/use-store';

const hydrating = createStore(false);

/** True during prerendering and hydration. Components must then ignore what the build cannot know, such as a query. */
export const useIsHydrating = () => useStore(hydrating, true);
