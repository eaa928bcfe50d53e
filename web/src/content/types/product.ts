import type { ProductSlug } from '../../paths';
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
    /** A sentence that a visitor who needs this product would say. */
    complaint?: string;
    price?: string;
    cells: readonly [string, string, string];
  }[];
}

export interface ProductContent {
  slug: ProductSlug;
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
