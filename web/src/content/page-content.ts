/** Shapes that several kinds of pages share (specification, section 3: static content items). */

export interface PageMetadata {
  /** 15 to 60 characters; the brand is added where it is missing (" | " and its name count). */
  title: string;
  /** 70 to 160 characters. */
  description: string;
}

/** A figure shown as a ring. */
export interface Metric {
  label: string;
  /** How much of the ring is drawn, 0 to 100; shown as a percentage unless `display` says otherwise. */
  value: number;
  display?: string;
}

export interface Feature {
  title: string;
  text: string;
}

/** A success story: no invented people, only what was done and what came of it. */
export interface Story {
  title: string;
  text: string;
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
