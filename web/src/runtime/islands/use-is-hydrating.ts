import { createStore } from '../../stores/create-store';
import { useStore } from '../../stores/use-store';

const hydrating = createStore(false);

/**
 * Returns true during prerendering and hydration. Components then ignore state that the build cannot know, such as the
 * URL's query.
 */
export const useIsHydrating = () => useStore(hydrating, true);
