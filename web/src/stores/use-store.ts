import { useSyncExternalStore } from 'react';
import type { Store } from './create-store';

/** Re-renders with every change; the prerendered page always shows `serverState`. */
export function useStore<State>(store: Store<State>, serverState: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => serverState);
}
