import type { Closing, Feature, FeatureIcon, PageMetadata } from './page';
import type { Band, FeatureGridContent, TermsContent } from './sections';

/** Labels of the buttons that do nothing (requirements, section 2). */
interface WithInertButtons {
  inertButtons?: readonly string[];
}

export interface ProcessContent extends Band, WithInertButtons {
  /** A link beside the buttons that do nothing. */
  link?: { text: string; to: string };
  steps: readonly (Feature & { duration?: string })[];
}

export interface TopicsContent extends Band, WithInertButtons {
  items: readonly Feature[];
}

export interface BlueprintContent extends Band {
  /** Title of the drawn sheet: the name of an agent. */
  sheet: string;
  rows: readonly { name: string; text: string }[];
}

export interface OfferContent extends Band {
  deliverables: readonly Feature[];
  price: {
    title: string;
    amount: string;
    terms: string;
    result: string;
    points: readonly string[];
  };
}

/**
 * Texts about what the company does for each security standard. They do not claim that the company has a certificate.
 */
export interface StandardsContent extends Band {
  items: readonly { name: string; subject: string; text: string }[];
  /** Text about what the customer's contract regulates. The page shows it as the statement of the section. */
  contract: string;
  note: string;
}

export interface SystemTypesContent extends Band {
  worksWithLabel: string;
  items: readonly (Feature & { icon: FeatureIcon; worksWith: string })[];
}

export type ServicePictureName = 'measuring' | 'assembly' | 'fitting' | 'altering' | 'pocket';

/** Content of a service page. The first and the last section are the same on all five pages, and the others differ. */
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
