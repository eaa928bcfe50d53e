import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * State of a history entry: how many entries it is after the entry with the details. 0 means that the entry shows the
 * details.
 */
interface EntryState {
  stepsFromDetails?: number;
}

const stepsOfEntry = () => (history.state as EntryState | null)?.stepsFromDetails;
const mark = (stepsFromDetails: number) =>
  history.replaceState({ ...(history.state as object | null), stepsFromDetails }, '');

/** `stepsFromDetails` and URL of the history entry for which {@link handleStep} last ran. */
let steps = 0;
let address: string | undefined;
/** True from a click on the button "Back to Job Details" until the browser has gone back to the details. */
let isReturning = false;
let handleChange = () => {};

/**
 * Returns `stepsFromDetails` of the current entry. An entry that a hash link added has no such number. For such an
 * entry the function returns the number of the previous entry, so the open view stays open.
 */
const currentSteps = () => stepsOfEntry() ?? steps;

/** Shows the view of the current history entry. Runs when that entry changes. */
function handleStep() {
  isReturning = false;
  // A hash link adds an entry without state. Exception: a link to the hash that the URL already has replaces the
  // current entry.
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
 * Returns which of a job's two views is open (requirements, section 4), and for each view a function that opens it.
 * Both views have the same URL, and the state of the history entry says which view is open. So Back returns from the
 * application form to the details. The prerendered page shows the details.
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
    // The browser has saved no scroll position for this history entry, because `openApplication` has set
    // `scrollRestoration` to `manual`.
    if (history.scrollRestoration === 'manual') goToTop();
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  return {
    isApplying,
    openApplication() {
      // The second click of a double click may precede the next render.
      if (currentSteps() > 0) return;
      // Back will return to this entry, so its state must say that it shows the details.
      mark(0);
      // Each view starts at its top. With `auto`, browsers would restore a scroll position after Back and Forward.
      // Browsers store the setting `manual` with this history entry and with those added after it.
      history.scrollRestoration = 'manual';
      const { pathname, search } = location;
      history.pushState({ stepsFromDetails: 1 } satisfies EntryState, '', pathname + search);
      handleStep();
    },
    returnToDetails() {
      // The second click of a double click may come before the browser has gone back.
      if (isReturning) return;
      isReturning = true;
      history.go(-currentSteps());
    },
  };
}
