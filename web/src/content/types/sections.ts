import type { Feature, FeatureIcon, Metric, Story } from './page';

export interface Band {
  /** A small label above the title. Set it if the title does not say what the section is about. */
  kicker?: string;
  /** The title. If it is a list, each text is a line. */
  title: string | readonly string[];
  lead?: string;
}

export interface TermsContent extends Band {
  items: readonly { name: string; text: string }[];
}

export interface ImpactContent extends Band {
  metrics: readonly Metric[];
  note?: string;
}

export interface FeatureGridContent extends Band {
  /** The cards of the grid. `note` is the small text at the end of a card, such as the connected systems. */
  items: readonly (Feature & { icon: FeatureIcon; note?: string })[];
}

export interface StoriesContent extends Band {
  /** `result` is a claim in large letters, word for word from the requirements (requirements, section 9). */
  stories: readonly (Story & { result?: string })[];
}
