import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { arrivalStore } from '../stores/arrival';
import { layOutAll } from '../ui/far-sections';
import { rememberedScroll, rememberScroll, scrollUntilSettled } from './scroll-memory';

/**
 * What a browser does by itself when it loads a page, done for navigation inside the site: scroll to the top or to
 * the hash, back to where the visitor was, and move focus there, so that a screen reader reads on from the new page.
 */
export function useNavigationEffects() {
  const { pathname, search, hash, state, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, search, key });

  useEffect(() => {
    // After a reload the browser does this by itself, but not always when entries were made without a page of their own.
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const top = rememberedScroll(shown.current.key);
    if (loading?.type === 'reload' && top && scrollY === 0) {
      scrollUntilSettled(() => window.scrollTo({ top, behavior: 'instant' }));
    }
    return rememberScroll(() => shown.current.key);
  }, []);

  useEffect(() => {
    const previous = shown.current;
    if (previous.key === key) return;
    shown.current = { pathname, search, key };
    const isNewPage = previous.pathname !== pathname;
    if (isNewPage) arrivalStore.set(performance.now());
    // An open menu has done its work; closing gives its focus away, so it comes first.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
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
    const top = navigationType === 'POP' ? rememberedScroll(key) : undefined;
    if (target || top !== undefined) layOutAll();
    if (top !== undefined && history.scrollRestoration === 'auto') {
      // The browser has tried already, perhaps before the page was there.
      scrollUntilSettled(() => window.scrollTo({ top, behavior: 'instant' }));
    } else if (target && isNewPage) {
      scrollUntilSettled(() => target.scrollIntoView({ behavior }));
    } else if (target) target.scrollIntoView({ behavior });
    else if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior });
  }, [pathname, search, hash, state, key, navigationType]);
}
