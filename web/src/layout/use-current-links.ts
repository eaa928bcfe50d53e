import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { withoutTrailingSlash } from '../paths';

/**
 * Marks the navigation's links to the page that is open. Parts that are live mark theirs by themselves; the others
 * need not come alive for it.
 */
export function useCurrentLinks() {
  const current = useHref(withoutTrailingSlash(useLocation().pathname));
  useEffect(() => {
    for (const link of document.querySelectorAll('header nav a')) {
      if (link.getAttribute('href') === current) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [current]);
}
