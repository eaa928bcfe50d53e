import type { ToConfirm } from '../to-confirm';
import type { Feature, FeatureIcon, Metric, Story } from './page';

export interface Band {
  /** A small label above the title, if the title does not say what the band is. */
  kicker?: string;
  /** A list has one line per text. */
  title: string | readonly string[];
  lead?: string;
}

export interface TermsContent extends Band {
  items: ToConfirm<readonly { name: string; text: string }[]>;
}

export interface ImpactContent extends Band {
  metrics: ToConfirm<readonly Metric[]>;
  note?: string;
}

export interface FeatureGridContent extends Band {
  /** `note` is a small last line, such as the connected systems. */
  items: readonly (Feature & { icon: FeatureIcon; note?: string })[];
}

export interface StoriesContent extends Band {
  /** `result` is a claim of the requirements, section 9, verbatim. It is shown large. */
  stories: ToConfirm<readonly (Story & { result?: string })[]>;
}
