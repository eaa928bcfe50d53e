import type { ToConfirm } from '../to-confirm';
import type { Closing, PageMetadata, UseCase } from './page';
import type { Band, FeatureGridContent, ImpactContent, StoriesContent } from './sections';

export interface UseCasesContent extends Band {
  items: readonly UseCase[];
}

/** What comes in, what becomes of it, and where it goes, row by row. */
export interface RoutesContent extends Band {
  /** Names of the three columns. */
  columns: readonly [string, string, string];
  rows: readonly {
    name: string;
    /** The row's name leads there. */
    to?: string;
    /** What it costs, below its name. */
    price?: string;
    cells: readonly [string, string, string];
  }[];
}

/** How many components an agent takes: `from` of them always, up to `to` of them where the job asks for it. */
export interface CombinationsContent extends Band {
  items: readonly { name: string; from: number; to: number; text: string }[];
}

/** What counts as an execution (requirements, section 9: every agent action is one). */
export interface ExecutionsContent extends Band {
  points: readonly string[];
  receiptTitle: string;
  count: string;
  examples: readonly string[];
}

export interface LanguagesContent extends Band {
  greetings: ToConfirm<readonly { lang: string; text: string }[]>;
}

export interface QuestionsContent extends Band {
  items: readonly { day: string; question: string }[];
}

/** A product page: the same bands for all four, between them what only this product has to show. */
export interface ProductContent {
  path: string;
  meta: PageMetadata;
  hero: {
    id?: string;
    kicker: string;
    title: string | readonly string[];
    lead: string;
    /** The words on the button that opens Discovery. */
    action: string;
  };
  impact: ImpactContent;
  features: FeatureGridContent;
  useCases: UseCasesContent;
  stories: StoriesContent;
  closing: Closing & { actionText?: string };
}
