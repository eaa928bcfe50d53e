import type { Feature, FeatureIcon, Metric, Story } from './page';

export interface Band {
  /** A small label above the title. It says what the section is about if the title does not. */
  kicker?: string;
  /** A list has one text per line. */
  title: string | readonly string[];
  lead?: string;
}

export interface TermsContent extends Band {
  items: readonly { name: string; text: string; link?: { text: string; to: string } }[];
}

export interface ImpactContent extends Band {
  metrics: readonly Metric[];
  note?: string;
}

export interface FeatureGridContent extends Band {
  /** `note` is a small text at the end of a card, such as the connected systems. */
  items: readonly (Feature & { icon: FeatureIcon; note?: string })[];
}

export interface StoriesContent {
  title: string;
  lead?: string;
  /** Picture of the first story. Without a picture, the page draws a story's `result` to scale. */
  picture?: 'binders' | 'cup' | 'house' | 'letters' | 'papers' | 'phone' | 'question' | 'roster';
  /** `result` is a claim in large letters, word for word from the requirements (section 9). */
  stories: readonly (Story & { result?: string })[];
}
