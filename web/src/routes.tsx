import type { ComponentType } from 'react';
import { paths, withoutTrailingSlash } from './paths';
import { lazyComponent, type LazyComponent } from './ui/lazy-component';

/** A row of the route table (specification, section 2). The page's metadata stands with its content. */
export interface PageRoute {
  /** Absent: every other path. */
  path?: string;
  /** Its lazily loaded modules below web/src, so that the prerender can name their chunks. */
  modules: string[];
  page: LazyComponent<object>;
}

type PageModule = Promise<{ default: ComponentType }>;

const page = (path: string | undefined, module: string, load: () => PageModule): PageRoute => ({
  ...(path ? { path } : {}),
  modules: [`pages/${module}`],
  page: lazyComponent(async () => (await load()).default),
});

/** A page of a kind: one layout, its content fetched side by side. */
const headingPage = (index: number): PageRoute => ({
  path: headingPaths[index]!,
  modules: ['pages/heading-page', 'content/headings'],
  page: lazyComponent(async () => {
    const [{ default: HeadingPage }, { headings }] = await Promise.all([
      import('./pages/heading-page'),
      import('./content/headings'),
    ]);
    return () => <HeadingPage content={headings[index]!} />;
  }),
});

const headingPaths = [
  paths.solutions,
  ...Object.values(paths.industry),
  ...Object.values(paths.service),
  paths.products,
  ...Object.values(paths.product),
  paths.about,
  paths.pricing,
  paths.careers,
  ...Object.values(paths.job),
];

export const routes: PageRoute[] = [
  page(paths.home, 'home-page', () => import('./pages/home-page')),
  page(paths.contact, 'contact-page', () => import('./pages/contact-page')),
  ...headingPaths.map((_, index) => headingPage(index)),
];

export const notFoundRoute = page(
  undefined,
  'not-found-page',
  () => import('./pages/not-found-page'),
);

/** The row for a path as the router sees it, below the site's base path. */
export function matchRoute(pathname: string): PageRoute {
  const path = withoutTrailingSlash(pathname);
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
