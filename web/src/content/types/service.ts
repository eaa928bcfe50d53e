import type { ToConfirm } from '../to-confirm';
import type { Closing, Feature, FeatureIcon, PageMetadata } from './page';
import type { Band, FeatureGridContent, TermsContent } from './sections';

/** Buttons that do nothing (requirements, section 2: service pages). */
interface WithInertButtons {
  inertButtons?: readonly string[];
}

export interface ProcessContent extends Band, WithInertButtons {
  /** A working link beside the inert buttons. */
  link?: { text: string; to: string };
  steps: readonly (Feature & { duration?: string })[];
}

export interface TopicsContent extends Band, WithInertButtons {
  items: readonly Feature[];
}

export interface BlueprintContent extends Band {
  /** Title of the sheet: the agent that it shows. */
  sheet: string;
  rows: readonly { name: string; text: string }[];
}

export interface OfferContent extends Band {
  deliverables: readonly Feature[];
  price: ToConfirm<{
    title: string;
    amount: string;
    terms: string;
    result: string;
    points: readonly string[];
  }>;
}

/** Our measures for each standard. They claim no certificate. */
export interface StandardsContent extends Band {
  items: ToConfirm<readonly { name: string; subject: string; text: string }[]>;
  /** What the customer's contract regulates. Shown below the standards in a narrow band. */
  contract: string;
  note: string;
}

export interface SystemTypesContent extends Band {
  worksWithLabel: string;
  items: readonly (Feature & { icon: FeatureIcon; worksWith: string })[];
}

export type ServicePictureName = 'measuring' | 'assembly' | 'fitting' | 'altering' | 'pocket';

/** A service page. All five have the same first and last band, and bands of their own between them. */
export interface ServiceContent {
  path: string;
  meta: PageMetadata;
  hero: { kicker: string; title: string; lead: string; picture: ServicePictureName };
  features?: FeatureGridContent;
  process?: ProcessContent;
  blueprint?: BlueprintContent;
  offer?: OfferContent;
  systemTypes?: SystemTypesContent;
  topics?: TopicsContent;
  standards?: StandardsContent;
  terms?: TermsContent;
  closing: Closing;
}
