import type { IndustrySlug } from '../paths';
import type { IndustryContent } from '../content/types/industry';
import { compliancePage } from '../content/industries/compliance';
import { contentPage } from '../content/industries/content';
import { customerServicePage } from '../content/industries/customer-service';
import { dataPage } from '../content/industries/data';
import { financePage } from '../content/industries/finance';
import { hrPage } from '../content/industries/hr';
import { marketingPage } from '../content/industries/marketing';
import { operationsPage } from '../content/industries/operations';

/** The content of all eight industry pages. */
export const everyIndustry: Record<IndustrySlug, IndustryContent> = {
  hr: hrPage,
  marketing: marketingPage,
  'customer-service': customerServicePage,
  operations: operationsPage,
  finance: financePage,
  data: dataPage,
  content: contentPage,
  compliance: compliancePage,
};
