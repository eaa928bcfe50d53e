import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns true while React hydrates prerendered HTML, and false from the next render on. Use it for state that the
 * prerender cannot know, such as the query or the history state.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
