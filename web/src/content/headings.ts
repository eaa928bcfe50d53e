import { paths } from '../paths';

/** Pages that are a heading with their metadata for now. */
export interface HeadingContent {
  path: string;
  heading: string;
  title: string;
  description: string;
}

const { industry, service, product, job } = paths;

export const headings: HeadingContent[] = [
  [paths.solutions, 'Solutions', 'AI solutions for every department'],
  [industry.hr, 'HR & Personnel', 'AI agents for HR and personnel'],
  [industry.marketing, 'Marketing & Sales', 'AI agents for marketing and sales'],
  [industry['customer-service'], 'Customer Service', 'AI agents for customer service'],
  [industry.operations, 'Operations & Administration', 'AI agents for operations'],
  [industry.finance, 'Finance & Accounting', 'AI agents for finance and accounting'],
  [industry.data, 'Data Analysis', 'AI agents for data analysis'],
  [industry.content, 'Content & Communication', 'AI agents for content'],
  [industry.compliance, 'Compliance & Strategy', 'AI agents for compliance'],
  [service['ai-strategy-discovery'], 'AI Strategy & Discovery', 'AI strategy and Discovery'],
  [service['ai-systems'], 'AI Systems', 'AI systems development'],
  [service['implementation-training'], 'Implementation & Training', 'Implementation and training'],
  [service['maintenance-workshops'], 'Maintenance & Workshops', 'Maintenance and workshops'],
  [service['data-security'], 'Data Security', 'Data security for AI agents'],
  [paths.products, 'Products', 'Four AI products, cut to fit'],
  [product['ai-suite'], 'AI Agent Suite', 'AI Agent Suite'],
  [product['voice-agents'], 'Voice Agent', 'Voice agents that pick up'],
  [product['document-processing'], 'Automated document handling', 'Document processing'],
  [product['analysis-suite'], 'Advanced market analysis', 'Analyst Suite'],
  [paths.about, 'About', 'About the people behind it'],
  [paths.pricing, 'Pricing', 'Pricing of AI agents'],
  [paths.careers, 'Careers', 'Careers: build AI agents'],
  [job['senior-ai-engineer'], 'Senior AI Engineer', 'Job: Senior AI Engineer'],
  [job['customer-success-manager'], 'Customer Success Manager', 'Job: Customer Success Manager'],
  [job['product-designer'], 'Product Designer', 'Job: Product Designer'],
  [
    job['business-development-manager'],
    'Business Development Manager',
    'Job: Business Development Manager',
  ],
].map(([path, heading, title]) => ({
  path: path!,
  heading: heading!,
  title: title!,
  description: `${heading}: what we build, run and look after for European businesses, and how to start with a free intake or a Discovery session.`,
}));
