import type { ServiceSlug } from '../../paths';
import type { Closing, DataColor, Feature, FeatureIcon, PageMetadata } from './page';
import type { Band, FeatureGridContent, TermsContent } from './sections';

export interface ProcessContent extends Band {
  steps: readonly (Feature & { duration: string })[];
}

export interface TopicsContent extends Band {
  items: readonly Feature[];
  /** Labels of the buttons that do nothing (requirements, section 2). */
  inertButtons: readonly string[];
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

/** Words on the drawing of an agent that is laid out on cloth. Each text in a list is a line. */
export interface BoltContent {
  code: string;
  legend: string;
  pieces: Readonly<
    Record<
      'letters' | 'bookings' | 'chat' | 'documents',
      { name: readonly string[]; systems: string }
    >
  >;
  outlines: { software: string; limit: readonly string[]; rules: readonly string[] };
}

export interface StagesContent {
  title: string;
  lead: string;
  /** Words on the cloth: of the customer's piece, the agent's piece and the finished seam. */
  words: readonly [work: string, agent: string, use: string];
  steps: readonly (Feature & { stage: string })[];
  inertButtons: readonly string[];
  /** A link beside the buttons that do nothing. */
  link: { text: string; to: string };
}

export interface MendContent {
  name: string;
  example: string;
}

/** A table of the rights that agents have to records. An agent that a record's `rights` do not name has no access. */
export interface AccessContent {
  caption: string;
  /** Heading of the column with the names of the records, for screen readers. */
  record: string;
  agents: readonly string[];
  records: readonly {
    name: string;
    cloth: DataColor | 'secret';
    rights: Readonly<Partial<Record<string, string>>>;
  }[];
  none: string;
  note: string;
}

/** What is drawn in the first section of a service page. */
export type ServiceDrawing =
  | { kind: 'measuring' }
  | { kind: 'bolt'; content: BoltContent }
  | { kind: 'stages'; content: StagesContent }
  | { kind: 'mends'; content: readonly MendContent[] }
  | { kind: 'access'; content: AccessContent };

/** Content of a service page. The first and the last section are the same on all five pages, and the others differ. */
export interface ServiceContent {
  slug: ServiceSlug;
  meta: PageMetadata;
  hero: { kicker: string; title: string; lead: string };
  drawing: ServiceDrawing;
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
