import type { ComponentType } from 'react';
import { withoutTrailingSlash } from './paths';
import { lazyComponent, type LazyComponent } from './ui/lazy-component';

/** A row of the route table (specification, section 2). The page's metadata stands with its content. */
export interface PageRoute {
  /** Absent: every other path. */
  path?: string;
  /** Its lazily loaded modules below web/src, so that the prerender can name their chunks. */
  modules: string[];
  page: LazyComponent<object>;
  /** It holds state of its own, and React takes it over; every other page stays as it was written (written-pages). */
  isLive?: boolean;
}

type PageModule = Promise<{ default: ComponentType }>;

/** A page with a module of its own; without `path`, that of every other path. */
export const pageAt = (
  path: string | undefined,
  module: string,
  load: () => PageModule,
): PageRoute => ({
  ...(path ? { path } : {}),
  modules: [`pages/${module}`],
  page: lazyComponent(async () => (await load()).default),
});

type Loader<Module> = () => Promise<Module>;

/**
 * The pages of a kind: one layout, a module of content a page, fetched side by side. `folder` names the modules
 * below web/src: a content file is called like the last step of its path.
 */
export function pagesOfKind<Slug extends string, Content extends object>(
  pathOf: Readonly<Record<Slug, string>>,
  [layoutModule, loadLayout]: [string, Loader<{ default: ComponentType<{ content: Content }> }>],
  folder: string,
  loadContent: Readonly<Record<Slug, Loader<{ content: Content }>>>,
): PageRoute[] {
  return (Object.keys(pathOf) as Slug[]).map((slug) => ({
    path: pathOf[slug],
    modules: [layoutModule, `${folder}/${slug}`],
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
