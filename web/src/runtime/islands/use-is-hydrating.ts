import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True while React takes prerendered HTML over, false from the render right after: for what the prerender cannot
 * know, such as the query or the history state.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
