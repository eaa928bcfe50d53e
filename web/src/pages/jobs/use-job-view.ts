import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The number of history entries from the one with the job's details to this one. The entry of the details has 0. */
interface EntryState {
  stepsFromDetails?: number;
}

const stepsOfEntry = () => (history.state as EntryState | null)?.stepsFromDetails;
const mark = (stepsFromDetails: number) =>
  history.replaceState({ ...(history.state as object | null), stepsFromDetails }, '');

/** The steps and the URL of the history entry for which {@link handleStep} last ran. */
let steps = 0;
let address: string | undefined;
/** True from a click on the button "Back to Job Details" until the browser has gone back to the details. */
let isReturning = false;
let handleChange = () => {};

/**
 * A hash link adds an entry without state. The number of steps of the entry before then applies, so that the view stays
 * open.
 */
const currentSteps = () => stepsOfEntry() ?? steps;

function handleStep() {
  isReturning = false;
  // A hash link adds an entry without state, unless the URL already has that hash.
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
 * Returns which view of a job is open (requirements, section 4), and functions that open them. Both views have the same
 * URL. The state of the history entry names the view, so Back returns from the form to the details.
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
    // With `manual` the browser does not restore a scroll position, so the page keeps the position of the other view.
    if (history.scrollRestoration === 'manual') goToTop();
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  return {
    isApplying,
    openApplication() {
      // Ignores the second click of a double click.
      if (currentSteps() > 0) return;
      // Marks the current entry as that of the details, to which Back returns.
      mark(0);
      // Each view starts at its top, so the browser must not restore a scroll position.
      history.scrollRestoration = 'manual';
      const { pathname, search } = location;
      history.pushState({ stepsFromDetails: 1 } satisfies EntryState, '', pathname + search);
      handleStep();
    },
    returnToDetails() {
      // Ignores the second click of a double click.
      if (isReturning) return;
      isReturning = true;
      history.go(-currentSteps());
    },
  };
}
