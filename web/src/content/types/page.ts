export interface PageMetadata {
  /**
   * The title of the page. If it does not contain the company's name, " | " and the name are added. The complete title
   * has 15 to 60 characters.
   */
  title: string;
  /** Description for search engines, 70 to 160 characters. */
  description: string;
}

/** Names of the four data colours, in the order of `dataColors` (theme/tokens). */
export type DataColor = 'cobalt' | 'thread' | 'moss' | 'plum';

export interface Metric {
  label: string;
  /** Filled percentage of the ring, 0 to 100, which the ring shows unless `display` is set. */
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

/** What an agent does for a customer, and the result. It contains no names of invented people. */
export interface Story extends Feature {
  /** In the third person. Later a customer's own words may replace it. */
  quote?: string;
}

export interface UseCase extends Feature {
  benefits: readonly string[];
}

export type Closing = Feature;
