import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does by itself when it loads a page, done for navigation inside the site: scroll to the top or to
 * the hash, and move focus there, so that a screen reader reads on from the new page.
 */
export function useNavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const previous = shown.current;
    if (previous.key === key) return;
    shown.current = { pathname, key };
    const isNewPage = previous.pathname !== pathname;
    // Back and Forward: the browser restores the scroll position.
    if (navigationType === 'POP' && !isNewPage) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!isNewPage && !target) return;
    const heading = target ?? document.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    if (target) target.scrollIntoView(isNewPage ? { behavior: 'instant' } : undefined);
    else if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, key, navigationType]);
}
