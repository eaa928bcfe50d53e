import { useRoutes, type RouteObject } from 'react-router';
import { content as compliance } from '../content/industries/compliance';
import { content as contentIndustry } from '../content/industries/content';
import { content as customerService } from '../content/industries/customer-service';
import { content as data } from '../content/industries/data';
import { content as finance } from '../content/industries/finance';
import { content as hr } from '../content/industries/hr';
import { content as marketing } from '../content/industries/marketing';
import { content as operations } from '../content/industries/operations';
import { content as businessDevelopmentManager } from '../content/jobs/business-development-manager';
import { content as customerSuccessManager } from '../content/jobs/customer-success-manager';
import { content as productDesigner } from '../content/jobs/product-designer';
import { content as seniorAiEngineer } from '../content/jobs/senior-ai-engineer';
import { content as aiStrategyDiscovery } from '../content/services/ai-strategy-discovery';
import { content as aiSystems } from '../content/services/ai-systems';
import { content as dataSecurity } from '../content/services/data-security';
import { content as implementationTraining } from '../content/services/implementation-training';
import { content as maintenanceWorkshops } from '../content/services/maintenance-workshops';
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

const { industry, service, product, job } = paths;

/** All pages by path (requirements, section 2). The build prerenders them, and `npm run dev` renders them. */
export const routes: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.solutions, element: <SolutionsPage /> },
  { path: industry.hr, element: <IndustryPage content={hr} /> },
  { path: industry.marketing, element: <IndustryPage content={marketing} /> },
  { path: industry['customer-service'], element: <IndustryPage content={customerService} /> },
  { path: industry.operations, element: <IndustryPage content={operations} /> },
  { path: industry.finance, element: <IndustryPage content={finance} /> },
  { path: industry.data, element: <IndustryPage content={data} /> },
  { path: industry.content, element: <IndustryPage content={contentIndustry} /> },
  { path: industry.compliance, element: <IndustryPage content={compliance} /> },
  {
    path: service['ai-strategy-discovery'],
    element: <ServicePage content={aiStrategyDiscovery} />,
  },
  { path: service['ai-systems'], element: <ServicePage content={aiSystems} /> },
  {
    path: service['implementation-training'],
    element: <ServicePage content={implementationTraining} />,
  },
  {
    path: service['maintenance-workshops'],
    element: <ServicePage content={maintenanceWorkshops} />,
  },
  { path: service['data-security'], element: <ServicePage content={dataSecurity} /> },
  { path: paths.products, element: <ProductsPage /> },
  { path: product['ai-suite'], element: <AiSuitePage /> },
  { path: product['voice-agents'], element: <VoiceAgentsPage /> },
  { path: product['document-processing'], element: <DocumentProcessingPage /> },
  { path: product['analysis-suite'], element: <AnalysisSuitePage /> },
  { path: paths.about, element: <AboutPage /> },
  { path: paths.contact, element: <ContactPage /> },
  { path: paths.pricing, element: <PricingPage /> },
  { path: paths.careers, element: <CareersPage /> },
  { path: job['senior-ai-engineer'], element: <JobPage content={seniorAiEngineer} /> },
  { path: job['customer-success-manager'], element: <JobPage content={customerSuccessManager} /> },
  { path: job['product-designer'], element: <JobPage content={productDesigner} /> },
  {
    path: job['business-development-manager'],
    element: <JobPage content={businessDevelopmentManager} />,
  },
  { path: '*', element: <NotFoundPage /> },
];
