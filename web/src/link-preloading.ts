import type { PageRoute } from './page-route';

/** Fetches a page when the visitor points at, focuses or touches a link to it. */
export function startLinkPreloading(basename: string, matchRoute: (pathname: string) => PageRoute) {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${basename}/`))
      return;
    if (link.pathname === location.pathname) return;
    // Without it the click itself fetches it, and reports what fails.
    void matchRoute(link.pathname.slice(basename.length))
      .page.preload()
      .catch(() => undefined);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, handleIntent, { passive: true });
  }
}
