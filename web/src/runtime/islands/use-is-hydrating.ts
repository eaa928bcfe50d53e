import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns true during hydration. Use it for state that the prerender cannot know, such as the query. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
