import { useRoutes, type RouteObject } from 'react-router';
import { everyIndustry } from '../content/industries/every-industry';
import { jobs } from '../content/jobs/every-job';
import { aiStrategyDiscoveryPage } from '../content/services/ai-strategy-discovery';
import { aiSystemsPage } from '../content/services/ai-systems';
import { dataSecurityPage } from '../content/services/data-security';
import { implementationTrainingPage } from '../content/services/implementation-training';
import { maintenanceWorkshopsPage } from '../content/services/maintenance-workshops';
import { PageFrame } from '../layout/page-frame';
import { AboutPage } from '../pages/about/about-page';
import { CareersPage } from '../pages/careers/careers-page';
import { ContactPage } from '../pages/contact/contact-page';
import { HomePage } from '../pages/home/home-page';
import { JobPage } from '../pages/jobs/job-page';
import { NotFoundPage } from '../pages/not-found-page';
import { PricingPage } from '../pages/pricing/pricing-page';
import {
  AiSuitePage,
  AnalysisSuitePage,
  DocumentProcessingPage,
  VoiceAgentsPage,
} from '../pages/products/product-pages';
import { ProductsPage } from '../pages/products/products-page';
import { ServicePage } from '../pages/services/service-page';
import { IndustryPage } from '../pages/solutions/industry-page';
import { SolutionsPage } from '../pages/solutions/solutions-page';
import { paths } from '../paths';

export function App() {
  return <PageFrame>{useRoutes(routes)}</PageFrame>;
}

const { industry, service, product } = paths;

export const routes: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.solutions, element: <SolutionsPage /> },
  ...Object.values(everyIndustry).map((content) => ({
    path: industry[content.slug],
    element: <IndustryPage content={content} />,
  })),
  {
    path: service['ai-strategy-discovery'],
    element: <ServicePage content={aiStrategyDiscoveryPage} />,
  },
  { path: service['ai-systems'], element: <ServicePage content={aiSystemsPage} /> },
  {
    path: service['implementation-training'],
    element: <ServicePage content={implementationTrainingPage} />,
  },
  {
    path: service['maintenance-workshops'],
    element: <ServicePage content={maintenanceWorkshopsPage} />,
  },
  { path: service['data-security'], element: <ServicePage content={dataSecurityPage} /> },
  { path: paths.products, element: <ProductsPage /> },
  { path: product['ai-suite'], element: <AiSuitePage /> },
  { path: product['voice-agents'], element: <VoiceAgentsPage /> },
  { path: product['document-processing'], element: <DocumentProcessingPage /> },
  { path: product['analysis-suite'], element: <AnalysisSuitePage /> },
  { path: paths.about, element: <AboutPage /> },
  { path: paths.contact, element: <ContactPage /> },
  { path: paths.pricing, element: <PricingPage /> },
  { path: paths.careers, element: <CareersPage /> },
  ...jobs.map((job) => ({ path: job.link, element: <JobPage content={job} /> })),
  { path: '*', element: <NotFoundPage /> },
];
