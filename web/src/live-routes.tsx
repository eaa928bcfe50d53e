import { pagesOfKind, type PageRoute } from './page-route';
import { paths } from './paths';

/** The pages that hold state of their own. */
export const liveRoutes: PageRoute[] = pagesOfKind(paths.job, () => import('./pages/job-page'), {
  'senior-ai-engineer': () => import('./content/jobs/senior-ai-engineer'),
  'customer-success-manager': () => import('./content/jobs/customer-success-manager'),
  'product-designer': () => import('./content/jobs/product-designer'),
  'business-development-manager': () => import('./content/jobs/business-development-manager'),
}).map(({ path, page }) => ({ path: path!, page, isLive: true }));
