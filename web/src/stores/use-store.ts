import { useSyncExternalStore } from 'react';
import type { Store } from './create-store';

/**
 * Returns the store's state and renders the component again after each change. In prerendered HTML, and while React
 * hydrates it, returns `serverState`.
 */
export function useStore<State>(store: Store<State>, serverState: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => serverState);
}
