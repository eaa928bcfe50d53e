import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router';

/** Follows every link inside the site, in parts that are live and in those that stay as they were written. */
export function useLinkNavigation() {
  const navigate = useNavigate();
  // The site's base path, with its slash.
  const base = useHref('/').replace(/\/?$/, '/');

  useEffect(() => {
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
      void navigate(`/${pathname.slice(base.length)}${search}${hash}`, {
        // As browsers do: a link to where the visitor is adds nothing to Back.
        replace: href === location.href,
      });
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [navigate, base]);
}
