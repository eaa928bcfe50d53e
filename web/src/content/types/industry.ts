import type { IndustrySlug } from '../../paths';
import type { GarmentBoardContent } from './garment-board';
import type { Closing, PageMetadata } from './page';
import type { Band, FeatureGridContent, ImpactContent, StoriesContent } from './sections';

export interface IntegrationsContent extends Band {
  items: readonly { name: string; use: string }[];
  note: string;
}

export interface IndustryContent {
  slug: IndustrySlug;
  meta: PageMetadata;
  hero: { title: string | readonly string[]; lead: string; board: GarmentBoardContent };
  impact: ImpactContent;
  features: FeatureGridContent;
  /** One more component of the page's price example. The drawing does not show it. */
  furtherComponent?: { code: string; name: string };
  /** Text on the work that agents leave to people, and on what happens after an agent's mistake. */
  limits: string;
  /** A list of platforms, which only the pages on HR and on marketing show. */
  integrations?: IntegrationsContent;
  stories: StoriesContent;
  closing: Closing;
}
