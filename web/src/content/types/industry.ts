import type { GarmentBoardContent } from './garment-board';
import type { Closing, PageMetadata } from './page';
import type { Band, FeatureGridContent, ImpactContent, StoriesContent } from './sections';

export interface IntegrationsContent extends Band {
  items: readonly { name: string; use: string }[];
  note: string;
}

/** Content of an industry page (requirements, sections 2 and 9). */
export interface IndustryContent {
  path: string;
  /** The page's name, as the requirements spell it. */
  name: string;
  meta: PageMetadata;
  hero: { title: string | readonly string[]; lead: string; board: GarmentBoardContent };
  impact: ImpactContent;
  features: FeatureGridContent;
  /** Components of the typical start that the drawing does not show, with their catalogue numbers. */
  furtherComponents?: readonly { code: string }[];
  /** Text about the work that agents leave to people, and about what happens after an agent's mistake. */
  limits: string;
  /** The platforms to which agents connect. Only HR and marketing have this list. */
  integrations?: IntegrationsContent;
  stories: StoriesContent;
  closing: Closing;
}
