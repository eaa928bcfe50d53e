import { useRoutes, type RouteObject } from 'react-router';
import { compliancePage } from '../content/industries/compliance';
import { contentPage } from '../content/industries/content';
import { customerServicePage } from '../content/industries/customer-service';
import { dataPage } from '../content/industries/data';
import { financePage } from '../content/industries/finance';
import { hrPage } from '../content/industries/hr';
import { marketingPage } from '../content/industries/marketing';
import { operationsPage } from '../content/industries/operations';
import { businessDevelopmentManagerPage } from '../content/jobs/business-development-manager';
import { customerSuccessManagerPage } from '../content/jobs/customer-success-manager';
import { productDesignerPage } from '../content/jobs/product-designer';
import { seniorAiEngineerPage } from '../content/jobs/senior-ai-engineer';
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

const { industry, service, product, job } = paths;

/** All pages by path (requirements, section 2). */
export const routes: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.solutions, element: <SolutionsPage /> },
  { path: industry.hr, element: <IndustryPage content={hrPage} /> },
  { path: industry.marketing, element: <IndustryPage content={marketingPage} /> },
  { path: industry['customer-service'], element: <IndustryPage content={customerServicePage} /> },
  { path: industry.operations, element: <IndustryPage content={operationsPage} /> },
  { path: industry.finance, element: <IndustryPage content={financePage} /> },
  { path: industry.data, element: <IndustryPage content={dataPage} /> },
  { path: industry.content, element: <IndustryPage content={contentPage} /> },
  { path: industry.compliance, element: <IndustryPage content={compliancePage} /> },
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
  { path: job['senior-ai-engineer'], element: <JobPage content={seniorAiEngineerPage} /> },
  {
    path: job['customer-success-manager'],
    element: <JobPage content={customerSuccessManagerPage} />,
  },
  { path: job['product-designer'], element: <JobPage content={productDesignerPage} /> },
  {
    path: job['business-development-manager'],
    element: <JobPage content={businessDevelopmentManagerPage} />,
  },
  { path: '*', element: <NotFoundPage /> },
];
