import { liveRoutes } from './live-routes';
import { findRoute, type PageRoute } from './page-route';
import { withoutTrailingSlash } from './paths';
import { lazyComponent } from './ui/lazy-component';
import { StillHtml } from './ui/still-html';
import { fetchWrittenPage } from './ui/written-page';

const basename = process.env.PUBLIC_PATH!.replace(/\/$/, '');

/** The pages that were asked for so far, by their path. */
const stillRoutes = new Map<string, PageRoute>();

/**
 * The row of the built site for a path as the router sees it: a live page's own, else one that fetches what the
 * prerender wrote for that address, the 404 page included.
 */
export function matchWrittenRoute(pathname: string): PageRoute {
  const path = withoutTrailingSlash(pathname);
  const known = findRoute(liveRoutes, path) ?? stillRoutes.get(path);
  if (known) return known;
  const page = lazyComponent(async () => {
    const from = await fetchWrittenPage(basename + path);
    return () => <StillHtml from={from} />;
  });
  const route = { path, page };
  stillRoutes.set(path, route);
  return route;
}
