import { useEffect, useRef, useSyncExternalStore } from 'react';

/** History state of an entry: how many entries it is after the details. 0 shows the details. */
interface EntryState {
  stepsFromDetails?: number;
}

const stepsOfEntry = () => (history.state as EntryState | null)?.stepsFromDetails;
const mark = (stepsFromDetails: number) =>
  history.replaceState({ ...(history.state as object | null), stepsFromDetails }, '');

/** Steps and URL of the entry that was open last. */
let steps = 0;
let address: string | undefined;
/** True while the browser goes back to the details. */
let isReturning = false;
let handleChange = () => {};

/** A hash link adds an entry without a view, which keeps the open view. */
const currentSteps = () => stepsOfEntry() ?? steps;

/** Shows the view of the current history entry. */
function handleStep() {
  isReturning = false;
  // A link to the hash that the URL already has replaces the current entry.
  if (steps > 0 && stepsOfEntry() === undefined)
    mark(location.href === address ? steps : steps + 1);
  address = location.href;
  steps = currentSteps();
  handleChange();
}

function subscribe(listener: () => void) {
  handleChange = listener;
  handleStep();
  addEventListener('popstate', handleStep);
  return () => {
    removeEventListener('popstate', handleStep);
    steps = 0;
  };
}

function goToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * Returns which of a job's two views is open (requirements, section 4), and functions that change it. Both views have
 * one URL: the history state holds the view, so that Back returns from the application to the details. The prerendered
 * page shows the details.
 */
export function useJobView() {
  const isApplying = useSyncExternalStore(subscribe, currentSteps, () => 0) > 0;

  const shown = useRef(isApplying);
  useEffect(() => {
    if (shown.current === isApplying) return;
    shown.current = isApplying;
    goToTop();
  }, [isApplying]);

  useEffect(() => {
    // The visitor has returned to an entry whose scroll position the browser did not save (see below).
    if (history.scrollRestoration === 'manual') goToTop();
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  return {
    isApplying,
    openApplication() {
      // A second click may come before the next render.
      if (currentSteps() > 0) return;
      // Back returns to this entry, which must have a view in its state.
      mark(0);
      // Otherwise Back and Forward would restore each view's scroll position after it has moved to its top. The setting
      // belongs to this history entry and to those added after it.
      history.scrollRestoration = 'manual';
      const { pathname, search } = location;
      history.pushState({ stepsFromDetails: 1 } satisfies EntryState, '', pathname + search);
      handleStep();
    },
    returnToDetails() {
      // A second click may come before the browser has gone back.
      if (isReturning) return;
      isReturning = true;
      history.go(-currentSteps());
    },
  };
}
