import type { ReactNode } from 'react';
import { discovery } from '../content/discovery';
import type { ProductContent } from '../content/product-content';
import type { TermsContent } from '../content/product-terms';
import { siblingsOf } from '../content/siblings';
import { PageMeta } from '../layout/page-meta';
import { ClosingSection } from '../sections/shared/closing-section';
import { FeatureGridSection } from '../sections/shared/feature-grid-section';
import { ImpactSection } from '../sections/shared/impact-section';
import { PageHero } from '../sections/shared/page-hero';
import { SiblingLinks } from '../sections/shared/sibling-links';
import { StoriesSection } from '../sections/shared/stories-section';
import { TermsSection } from '../sections/product/terms-section';
import { UseCasesSection } from '../sections/product/use-cases-section';
import { opensDialog } from '../stores/dialog';
import { Button } from '../ui/button';

interface ProductPageProps {
  content: ProductContent;
  terms: TermsContent;
  /** The product at work. */
  scene: ReactNode;
  /** The scene needs the whole width of the page's column. */
  hasWideScene?: boolean;
  /** Bands that only this product has; they stand after its features. */
  children: ReactNode;
}

/** The layout that the product pages share (specification, section 2: product pages). */
export function ProductPage({
  content,
  terms,
  scene,
  hasWideScene = false,
  children,
}: ProductPageProps) {
  const { action, ...hero } = content.hero;
  return (
    <>
      <PageMeta {...content.meta} path={content.path} />
      <PageHero
        {...hero}
        actions={<Button {...opensDialog('discovery')}>{action}</Button>}
        {...(hasWideScene ? { panorama: scene, isSpread: true } : { picture: scene })}
      />
      <ImpactSection content={content.impact} />
      <FeatureGridSection content={content.features} />
      {children}
      <UseCasesSection content={content.useCases} />
      <StoriesSection content={content.stories} />
      <TermsSection content={terms} />
      <ClosingSection {...content.closing} cost={discovery.cost} plans={discovery.plans} />
      <SiblingLinks {...siblingsOf(content.path)} />
    </>
  );
}
