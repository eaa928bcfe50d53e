import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router';

/** Follows links inside the site that no router link takes care of: those in parts that are not live yet. */
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
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== location.origin || !pathname.startsWith(base)) return;
      // Within the page the browser itself does it best.
      if (link.getAttribute('href')!.startsWith('#')) return;
      event.preventDefault();
      void navigate(`/${pathname.slice(base.length)}${search}${hash}`);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [navigate, base]);
}
