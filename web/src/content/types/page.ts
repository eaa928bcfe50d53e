/** Shapes that several kinds of pages share (requirements, section 3: static content items). */

export interface PageMetadata {
  /** 15 to 60 characters; the brand is added where it is missing (" | " and its name count). */
  title: string;
  /** 70 to 160 characters. */
  description: string;
}

/** The order of the ring, chart and piece colours. */
export type DataColor = 'cobalt' | 'thread' | 'moss' | 'plum';

/** A figure shown as a ring. */
export interface Metric {
  label: string;
  /** How much of the ring is drawn, 0 to 100; shown as a percentage unless `display` says otherwise. */
  value: number;
  display?: string;
  color: DataColor;
}

export interface Feature {
  title: string;
  text: string;
}

/** The sign on a feature's piece. */
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

/** A success story: no invented people, only what was done and what came of it. */
export interface Story {
  title: string;
  text: string;
  /** One line from our report of the job, in the third person. A customer’s words only once they are given. */
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
