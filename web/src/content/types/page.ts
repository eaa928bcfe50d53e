export interface PageMetadata {
  /** 15 to 60 characters, including " | " and the brand, which are added if the title lacks the brand. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
}

/** In the order of the ring, chart and piece colours. */
export type DataColor = 'cobalt' | 'thread' | 'moss' | 'plum';

export interface Metric {
  label: string;
  /** Share of the ring that is drawn, 0 to 100. It is also shown as a percentage, unless `display` is set. */
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

/** A success story: what was done and its result, without invented people. */
export interface Story {
  title: string;
  text: string;
  /** One line of our report, in the third person, until a customer gives a quote. */
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
