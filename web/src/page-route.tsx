import type { ComponentType } from 'react';
import { withoutTrailingSlash } from './paths';
import { lazyComponent, type LazyComponent } from './ui/lazy-component';

/** A row of the route table (specification, section 2). The page's metadata stands with its content. */
export interface PageRoute {
  /** Absent: every other path. */
  path?: string;
  page: LazyComponent<object>;
  /** It holds state of its own, and React takes it over; every other page stays as it was written (written-pages). */
  isLive?: boolean;
}

type PageModule = Promise<{ default: ComponentType }>;

/** A page with a module of its own; without `path`, that of every other path. */
export const pageAt = (path: string | undefined, load: () => PageModule): PageRoute => ({
  ...(path ? { path } : {}),
  page: lazyComponent(async () => (await load()).default),
});

type Loader<Module> = () => Promise<Module>;

/** The pages of a kind: one layout, a module of content a page, fetched side by side. */
export function pagesOfKind<Slug extends string, Content extends object>(
  pathOf: Readonly<Record<Slug, string>>,
  loadLayout: Loader<{ default: ComponentType<{ content: Content }> }>,
  loadContent: Readonly<Record<Slug, Loader<{ content: Content }>>>,
): PageRoute[] {
  return (Object.keys(pathOf) as Slug[]).map((slug) => ({
    path: pathOf[slug],
    page: lazyComponent(async () => {
      const [{ default: Layout }, { content }] = await Promise.all([
        loadLayout(),
        loadContent[slug](),
      ]);
      return () => <Layout content={content} />;
    }),
  }));
}

/** The row for a path as the router sees it, below the site's base path. */
export const findRoute = (routes: PageRoute[], pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => path === withoutTrailingSlash(pathname));
