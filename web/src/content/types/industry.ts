import type { ToConfirm } from '../to-confirm';
import type { GarmentBoardContent } from './garment-board';
import type { Closing, PageMetadata } from './page';
import type { Band, FeatureGridContent, ImpactContent, StoriesContent } from './sections';

export interface IntegrationsContent extends Band {
  /** Six platforms, and what the agents do there. */
  items: ToConfirm<readonly { name: string; use: string }[]>;
  /** For those whose platform is not among them. */
  note: string;
}

/** An industry page (requirements, section 2); figures are those of section 9. */
export interface IndustryContent {
  path: string;
  /** The page's name, exactly as the requirements spell it. */
  name: string;
  meta: PageMetadata;
  hero: { title: string | readonly string[]; lead: string; board: GarmentBoardContent };
  /** Four rings. */
  impact: ImpactContent;
  features: FeatureGridContent;
  /** What the agents leave to people, and what happens after a mistake. */
  limits: ToConfirm<string>;
  /** HR and marketing only. */
  integrations?: IntegrationsContent;
  stories: StoriesContent;
  closing: Closing;
}
