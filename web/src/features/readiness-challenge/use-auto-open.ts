import { useEffect } from 'react';
import { createStore } from '../../stores/create-store';
import { dialogStore, openUnasked } from '../../stores/dialog';
import { challengeStore, type ChallengeState } from '../../stores/persisted-challenge';

/** Specification, sections 4 and 9; the delay in milliseconds. */
export const autoOpen = { delay: 3_000, mostVisits: 3 } as const;

/** Its time comes once a load: later arrivals at the home page, inside the site, are not asked again. */
export const autoOpenTurn = createStore<'to come' | 'over'>('to come');

/** Is the challenge still to be offered? Who was never here has no visits. */
export const isWanted = ({ hasCompletedOnboarding, visitCount }: ChallengeState) =>
  !hasCompletedOnboarding && visitCount <= autoOpen.mostVisits;

/** Is the visitor in a dialog, in a menu, or in the middle of a form? */
function isBusy() {
  const popovers = [...document.querySelectorAll('[popover]')];
  return (
    dialogStore.get().open !== null ||
    popovers.some((popover) => popover.matches(':popover-open')) ||
    document.activeElement?.matches('input, select, textarea, [contenteditable]') === true
  );
}

/**
 * Opens the challenge by itself, 3 s after `arrival` (in milliseconds of `performance.now`), unless the visitor leaves
 * before. Where it would disturb, it waits for the next load.
 */
export function useAutoOpen(arrival: number) {
  useEffect(() => {
    // From now on there is a state to look at, absent or damaged as it may have been.
    challengeStore.set(challengeStore.get());
    if (autoOpenTurn.get() === 'over') return;
    const timer = setTimeout(
      () => {
        autoOpenTurn.set('over');
        if (isWanted(challengeStore.get()) && !isBusy()) openUnasked('readiness-challenge');
      },
      arrival + autoOpen.delay - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [arrival]);
}
