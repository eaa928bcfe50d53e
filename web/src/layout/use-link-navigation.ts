import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { CodeOnDemand } from '../ui/lazy-component';

/**
 * Follows every link inside the site, in parts that are live and in those that stay as they were written. The visitor
 * stays until the page is there; `handleMissing` is told of one that cannot be fetched. Both must keep their identity.
 */
export function useLinkNavigation(
  pageAt: (pathname: string) => CodeOnDemand<unknown>,
  handleMissing: (href: string) => void,
) {
  const navigate = useNavigate();
  // The site's base path, with its slash.
  const base = useHref('/').replace(/\/?$/, '/');

  useEffect(() => {
    /** The click whose page is being fetched. */
    let latest: MouseEvent | undefined;
    const handleClick = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      if (defaultPrevented || !isPlain || !link?.href || link.target || link.download) return;
      const { origin, pathname, search, hash, href } = new URL(link.href);
      if (origin !== location.origin || !pathname.startsWith(base)) return;
      // Within the page the browser itself does it best.
      if (link.getAttribute('href')!.startsWith('#')) return;
      event.preventDefault();
      const path = `/${pathname.slice(base.length)}`;
      const page = pageAt(path);
      const go = () =>
        // As browsers do: a link to where the visitor is adds nothing to Back.
        void navigate(path + search + hash, { replace: href === location.href });
      latest = event;
      // The page that is open is here already, however it came.
      if (page.loaded || pathname === location.pathname) go();
      else
        void page.preload().then(
          () => latest === event && go(),
          () => latest === event && handleMissing(href),
        );
    };
    document.addEventListener('click', handleClick);
    // `navigate` is another one at each place: who went elsewhere meanwhile, by Back too, wants the page no more.
    return () => {
      latest = undefined;
      document.removeEventListener('click', handleClick);
    };
  }, [navigate, base, pageAt, handleMissing]);
}
