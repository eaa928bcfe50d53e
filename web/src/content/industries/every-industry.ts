import type { IndustrySlug } from '../../paths';
import type { IndustryContent } from '../types/industry';
import { content as compliance } from './compliance';
import { content } from './content';
import { content as customerService } from './customer-service';
import { content as data } from './data';
import { content as finance } from './finance';
import { content as hr } from './hr';
import { content as marketing } from './marketing';
import { content as operations } from './operations';

/** All eight industries, for tests. A page of the site imports only its own. The type check requires all of them. */
export const everyIndustry: Record<IndustrySlug, IndustryContent> = {
  hr,
  marketing,
  'customer-service': customerService,
  operations,
  finance,
  data,
  content,
  compliance,
};
