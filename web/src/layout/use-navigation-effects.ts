import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does by itself when it loads a page, done for navigation inside the site: scroll to the top or to
 * the hash, and move focus there, so that a screen reader reads on from the new page.
 */
export function useNavigationEffects() {
  const { pathname, search, hash, state, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, search, key });

  useEffect(() => {
    const previous = shown.current;
    if (previous.key === key) return;
    shown.current = { pathname, search, key };
    const isNewPage = previous.pathname !== pathname;
    // Back and Forward: the browser restores the scroll position.
    if (navigationType === 'POP' && !isNewPage) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // A link to the very page that is open leads to its top; a changed query or state is the page's own matter.
    const isSamePlace = !isNewPage && !hash && previous.search === search && !state;
    if (!isNewPage && !target && !isSamePlace) return;
    const heading = target ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const behavior = isNewPage || isCalm ? 'instant' : 'smooth';
    if (target) target.scrollIntoView({ behavior });
    else if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior });
  }, [pathname, search, hash, state, key, navigationType]);
}
