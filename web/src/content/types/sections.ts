import type { ToConfirm } from '../to-confirm';
import type { Feature, FeatureIcon, Metric, Story } from './page';

/** How a band of a page begins. */
export interface Band {
  /** A small label above the title, only where that does not say what the band is. */
  kicker?: string;
  /** Several texts: one to a line. */
  title: string | readonly string[];
  lead?: string;
}

/** What a buyer asks before deciding, each with a short name. */
export interface TermsContent extends Band {
  items: ToConfirm<readonly { name: string; text: string }[]>;
}

export interface ImpactContent extends Band {
  metrics: ToConfirm<readonly Metric[]>;
  /** What the figures are worth. */
  note?: string;
}

export interface FeatureGridContent extends Band {
  /** `note` is a small last line, such as the systems an agent works with. */
  items: readonly (Feature & { icon: FeatureIcon; note?: string })[];
}

export interface StoriesContent extends Band {
  /** `result` is a claim of the requirements, section 9, in its words: shown large. */
  stories: ToConfirm<readonly (Story & { result?: string })[]>;
}
