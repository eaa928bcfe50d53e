import type { ServiceSlug } from '../../paths';
import type { Closing, DataColor, Feature, FeatureIcon, PageMetadata } from './page';
import type { Band, FeatureGridContent, TermsContent } from './sections';

export interface ProcessContent extends Band {
  steps: readonly (Feature & { duration: string })[];
}

export interface TopicsContent extends Band {
  items: readonly Feature[];
  /** Labels of buttons without an effect (requirements, section 2). */
  inertButtons: readonly string[];
}

export interface BlueprintContent extends Band {
  /** Title of the drawn sheet of paper: the name of an agent. */
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

/** What the company does for each security standard. The texts must not claim a certificate. */
export interface StandardsContent extends Band {
  items: readonly { name: string; subject: string; text: string }[];
  /** What the customer's contract regulates. The page shows this text as the section's statement. */
  contract: string;
}

export interface SystemTypesContent extends Band {
  worksWithLabel: string;
  items: readonly (Feature & { icon: FeatureIcon; worksWith: string })[];
}

/** Words in the drawing of an agent's components on a roll of cloth. Each text in a list is a line. */
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
  /** Words in the drawing: on the strip for the customer's work, on the agent's strip, and where both are joined. */
  words: readonly [work: string, agent: string, use: string];
  steps: readonly (Feature & { stage: string })[];
  inertButtons: readonly string[];
  /** A link beside the buttons without an effect. */
  link: { text: string; to: string };
}

export interface MeasuringContent {
  code: string;
  legend: string;
  /** One kind of work for the agent, one for people, and one that the blueprint crosses out, in lines. */
  work: { agent: string; people: string; nobody: readonly string[] };
}

export interface MendContent {
  name: string;
  example: string;
}

/** A table of the rights that agents have to records. An agent that is not in a record's `rights` has no access. */
export interface AccessContent {
  caption: string;
  /** Heading of the column with the names of the records. Only screen readers get this heading. */
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

/** The drawing in the first section of a service page. */
export type ServiceDrawing =
  | { kind: 'measuring'; content: MeasuringContent }
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
