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
  /** It holds state of its own, and React takes it over; every other page stays as it was written (ui/still-html). */
  isLive?: boolean;
}

type PageModule = Promise<{ default: ComponentType }>;

const page = (path: string | undefined, module: string, load: () => PageModule): PageRoute => ({
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

const live = (route: PageRoute): PageRoute => ({ ...route, isLive: true });

export const routes: PageRoute[] = [
  page(paths.home, 'home-page', () => import('./pages/home-page')),
  page(paths.solutions, 'solutions-page', () => import('./pages/solutions-page')),
  ...pagesOfKind(
    paths.industry,
    ['pages/industry-page', () => import('./pages/industry-page')],
    'content/industries',
    {
      hr: () => import('./content/industries/hr'),
      marketing: () => import('./content/industries/marketing'),
      'customer-service': () => import('./content/industries/customer-service'),
      operations: () => import('./content/industries/operations'),
      finance: () => import('./content/industries/finance'),
      data: () => import('./content/industries/data'),
      content: () => import('./content/industries/content'),
      compliance: () => import('./content/industries/compliance'),
    },
  ),
  ...pagesOfKind(
    paths.service,
    ['pages/service-page', () => import('./pages/service-page')],
    'content/services',
    {
      'ai-strategy-discovery': () => import('./content/services/ai-strategy-discovery'),
      'ai-systems': () => import('./content/services/ai-systems'),
      'implementation-training': () => import('./content/services/implementation-training'),
      'maintenance-workshops': () => import('./content/services/maintenance-workshops'),
      'data-security': () => import('./content/services/data-security'),
    },
  ),
  page(paths.products, 'products-page', () => import('./pages/products-page')),
  page(paths.product['ai-suite'], 'ai-suite-page', () => import('./pages/ai-suite-page')),
  page(
    paths.product['voice-agents'],
    'voice-agents-page',
    () => import('./pages/voice-agents-page'),
  ),
  page(
    paths.product['document-processing'],
    'document-processing-page',
    () => import('./pages/document-processing-page'),
  ),
  page(
    paths.product['analysis-suite'],
    'analysis-suite-page',
    () => import('./pages/analysis-suite-page'),
  ),
  page(paths.about, 'about-page', () => import('./pages/about-page')),
  page(paths.contact, 'contact-page', () => import('./pages/contact-page')),
  live(page(paths.pricing, 'pricing-page', () => import('./pages/pricing-page'))),
  page(paths.careers, 'careers-page', () => import('./pages/careers-page')),
  ...pagesOfKind(paths.job, ['pages/job-page', () => import('./pages/job-page')], 'content/jobs', {
    'senior-ai-engineer': () => import('./content/jobs/senior-ai-engineer'),
    'customer-success-manager': () => import('./content/jobs/customer-success-manager'),
    'product-designer': () => import('./content/jobs/product-designer'),
    'business-development-manager': () => import('./content/jobs/business-development-manager'),
  }).map(live),
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
