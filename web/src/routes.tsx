import { liveRoutes } from './live-routes';
import { findRoute, pageAt, pagesOfKind, type PageRoute } from './page-route';
import { paths } from './paths';

/**
 * Every page of the site, for the prerender and for development. The built site's script knows but the live ones, and
 * fetches the others as they were written (written-pages).
 */
export const routes: PageRoute[] = [
  pageAt(paths.home, () => import('./pages/home-page')),
  pageAt(paths.solutions, () => import('./pages/solutions-page')),
  ...pagesOfKind(paths.industry, () => import('./pages/industry-page'), {
    hr: () => import('./content/industries/hr'),
    marketing: () => import('./content/industries/marketing'),
    'customer-service': () => import('./content/industries/customer-service'),
    operations: () => import('./content/industries/operations'),
    finance: () => import('./content/industries/finance'),
    data: () => import('./content/industries/data'),
    content: () => import('./content/industries/content'),
    compliance: () => import('./content/industries/compliance'),
  }),
  ...pagesOfKind(paths.service, () => import('./pages/service-page'), {
    'ai-strategy-discovery': () => import('./content/services/ai-strategy-discovery'),
    'ai-systems': () => import('./content/services/ai-systems'),
    'implementation-training': () => import('./content/services/implementation-training'),
    'maintenance-workshops': () => import('./content/services/maintenance-workshops'),
    'data-security': () => import('./content/services/data-security'),
  }),
  pageAt(paths.products, () => import('./pages/products-page')),
  pageAt(paths.product['ai-suite'], () => import('./pages/ai-suite-page')),
  pageAt(paths.product['voice-agents'], () => import('./pages/voice-agents-page')),
  pageAt(paths.product['document-processing'], () => import('./pages/document-processing-page')),
  pageAt(paths.product['analysis-suite'], () => import('./pages/analysis-suite-page')),
  pageAt(paths.about, () => import('./pages/about-page')),
  pageAt(paths.contact, () => import('./pages/contact-page')),
  pageAt(paths.pricing, () => import('./pages/pricing-page')),
  pageAt(paths.careers, () => import('./pages/careers-page')),
  ...liveRoutes,
];

export const notFoundRoute = pageAt(undefined, () => import('./pages/not-found-page'));

export const matchRoute = (pathname: string): PageRoute =>
  findRoute(routes, pathname) ?? notFoundRoute;
