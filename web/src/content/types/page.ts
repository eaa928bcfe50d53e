export interface PageMetadata {
  /**
   * The page's title, without the company's name. If the name is not part of it, " | " and the name are added. The
   * complete title has 15 to 60 characters.
   */
  title: string;
  /** Description for search engines, 70 to 160 characters. */
  description: string;
}

/** In the order of `dataColors` (theme/tokens). */
export type DataColor = 'cobalt' | 'thread' | 'moss' | 'plum';

export interface Metric {
  label: string;
  /** Filled percentage of the ring, 0 to 100. The ring shows it as text unless `display` is set. */
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

/** What an agent does for a customer, and the result. Must not contain names of invented people. */
export interface Story extends Feature {
  /** A text in the third person. A customer's own words may replace it later. */
  quote?: string;
}

export interface UseCase extends Feature {
  benefits: readonly string[];
}

export type Closing = Feature;
