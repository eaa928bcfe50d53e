import type { Closing, PageMetadata, UseCase } from './page';
import type { Band, FeatureGridContent, ImpactContent, StoriesContent } from './sections';

export interface UseCasesContent extends Band {
  items: readonly UseCase[];
}

export interface RoutesContent extends Band {
  columns: readonly [string, string, string];
  rows: readonly {
    name: string;
    to?: string;
    price?: string;
    cells: readonly [string, string, string];
  }[];
}

/** `from` and `to` are the smallest and the largest number of an agent's components. */
export interface CombinationsContent extends Band {
  items: readonly { name: string; from: number; to: number; text: string }[];
}

/**
 * An execution is one finished task, even if several components worked on it. The requirements call it an action
 * (section 9).
 */
export interface ExecutionsContent extends Band {
  points: readonly string[];
  receiptTitle: string;
  count: string;
  examples: readonly string[];
}

export interface LanguagesContent extends Band {
  greetings: readonly { lang: string; text: string }[];
}

export interface QuestionsContent extends Band {
  items: readonly { day: string; question: string }[];
}

/** Content of a product page. The four pages have most sections in common, and each has some of its own. */
export interface ProductContent {
  path: string;
  meta: PageMetadata;
  hero: {
    id?: string;
    kicker: string;
    title: string | readonly string[];
    lead: string;
    action: string;
  };
  impact: ImpactContent;
  features: FeatureGridContent;
  useCases: UseCasesContent;
  stories: StoriesContent;
  closing: Closing & { actionText?: string };
}
