import type { ToConfirm } from '../to-confirm';
import type { Closing, Feature, FeatureIcon, PageMetadata } from './page';
import type { Band, FeatureGridContent, TermsContent } from './sections';

/** Buttons that do nothing at all (requirements, section 2: service pages). */
interface WithInertButtons {
  inertButtons?: readonly string[];
}

export interface ProcessContent extends Band, WithInertButtons {
  /** Beside the inert buttons: a way that leads somewhere. */
  link?: { text: string; to: string };
  steps: readonly (Feature & { duration?: string })[];
}

export interface TopicsContent extends Band, WithInertButtons {
  items: readonly Feature[];
}

/** A sample of the blueprint that Discovery ends with. */
export interface BlueprintContent extends Band {
  /** The sheet's title: the agent that it draws. */
  sheet: string;
  rows: readonly { name: string; text: string }[];
}

/** What a customer keeps, and what it costs, once. */
export interface OfferContent extends Band {
  deliverables: readonly Feature[];
  price: ToConfirm<{
    title: string;
    amount: string;
    terms: string;
    /** How soon the result is there. */
    result: string;
    points: readonly string[];
  }>;
}

/** What we do about each standard; no certificate is claimed. */
export interface StandardsContent extends Band {
  items: ToConfirm<readonly { name: string; subject: string; text: string }[]>;
  /** What the customer's contract settles: below the standards, in a narrow band of its own. */
  contract: string;
  note: string;
}

export interface SystemTypesContent extends Band {
  worksWithLabel: string;
  items: readonly (Feature & { icon: FeatureIcon; worksWith: string })[];
}

export type ServicePictureName = 'measuring' | 'assembly' | 'fitting' | 'altering' | 'pocket';

/** A service page: first and last band are there on all five; between them stands what the service has to show. */
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
