import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrating } from '../../runtime/islands/use-is-hydrating';

const application = { view: 'application' } as const;

function goToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * Which of a job's two views is open (specification, section 4). Both have one URL: the view lives in the history
 * state, so that Back returns from the application to the details. The prerendered page shows the details.
 */
export function useJobView() {
  const isHydrating = useIsHydrating();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isApplying =
    !isHydrating && (state as Partial<typeof application> | null)?.view === application.view;

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
      // Else Back and Forward would bring each view to where it was left, after it has gone to its top. The setting
      // belongs to this entry of the history and to those that grow from it.
      history.scrollRestoration = 'manual';
      void navigate({ pathname, search }, { state: application });
    },
    /** The application always stands one step after the details. */
    returnToDetails: () => void navigate(-1),
  };
}
