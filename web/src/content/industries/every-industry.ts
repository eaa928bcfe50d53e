import type { IndustrySlug } from '../../paths';
import type { IndustryContent } from '../types/industry';
import { compliancePage } from './compliance';
import { contentPage } from './content';
import { customerServicePage } from './customer-service';
import { dataPage } from './data';
import { financePage } from './finance';
import { hrPage } from './hr';
import { marketingPage } from './marketing';
import { operationsPage } from './operations';

/** The eight industry pages, in the order of the menu. */
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
