import { useSyncExternalStore } from 'react';
import type { Store } from './create-store';

/** Returns the store's state and re-renders after each change. The prerendered page shows `serverState`. */
export function useStore<State>(store: Store<State>, serverState: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => serverState);
}
