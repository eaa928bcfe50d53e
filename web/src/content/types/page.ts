export interface PageMetadata {
  /** The title. If it lacks the company's name, the page adds " | " and the name. In total it has 15-60 characters. */
  title: string;
  /** Description for search results, 70 to 160 characters. */
  description: string;
}

/** Names of the four data colours, in the order of `dataColors` (theme/tokens). */
export type DataColor = 'cobalt' | 'thread' | 'moss' | 'plum';

export interface Metric {
  label: string;
  /** Share of the ring that is filled, 0 to 100. The ring shows it as a percentage if `display` is not set. */
  value: number;
  display?: string;
  color: DataColor;
}

export interface Feature {
  title: string;
  text: string;
}

export type FeatureIcon =
  | 'bell'
  | 'book'
  | 'box'
  | 'bulb'
  | 'calendar'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'document'
  | 'eye'
  | 'globe'
  | 'key'
  | 'lens'
  | 'letter'
  | 'list'
  | 'lock'
  | 'needle'
  | 'pen'
  | 'person'
  | 'phone'
  | 'plug'
  | 'scissors'
  | 'stop'
  | 'swap';

/** A success story: what an agent does for a customer, and the result. It names no invented people. */
export interface Story {
  title: string;
  text: string;
  /** A line about the result in the third person. A customer's own words may replace it. */
  quote?: string;
}

export interface UseCase {
  title: string;
  text: string;
  benefits: readonly string[];
}

export interface Closing {
  title: string;
  text: string;
}
