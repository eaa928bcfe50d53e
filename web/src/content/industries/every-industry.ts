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

/** The content of all eight industry pages. Only tests import it, because a page imports only its own content. */
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
