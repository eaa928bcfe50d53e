import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Our part of a history entry's state: how many steps after the details the entry stands; 0 shows the details. */
interface EntryState {
  stepsFromDetails?: number;
}

const stepsOfEntry = () => (history.state as EntryState | null)?.stepsFromDetails;
const mark = (stepsFromDetails: number) =>
  history.replaceState({ ...(history.state as object | null), stepsFromDetails }, '');

/** The entry that was open last: its steps, and its address. */
let steps = 0;
let address: string | undefined;
/** True until the browser has gone back to the details. */
let isReturning = false;
let handleChange = () => {};

/** A hash link makes an entry without a view, which keeps the one that is open. */
const currentSteps = () => stepsOfEntry() ?? steps;

/** Shows the view of the history entry that has become the open one. */
function handleStep() {
  isReturning = false;
  // A link to the hash that the address has already replaces the open entry.
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
 * Which of a job's two views is open (requirements, section 4). Both have one URL: the view lives in the history
 * state, so that Back returns from the application to the details. The prerendered page shows the details.
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
    // Back from another page to an entry of which the browser forgot the place, see below.
    if (history.scrollRestoration === 'manual') goToTop();
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  return {
    isApplying,
    openApplication() {
      // A second click can come before the next render.
      if (currentSteps() > 0) return;
      // Back comes to this entry, and only a new one has no view.
      mark(0);
      // Else Back and Forward would bring each view to where it was left, after it has gone to its top. The setting
      // belongs to this entry of the history and to those that grow from it.
      history.scrollRestoration = 'manual';
      const { pathname, search } = location;
      history.pushState({ stepsFromDetails: 1 } satisfies EntryState, '', pathname + search);
      handleStep();
    },
    returnToDetails() {
      // The browser goes back later than a second click can come.
      if (isReturning) return;
      isReturning = true;
      history.go(-currentSteps());
    },
  };
}
