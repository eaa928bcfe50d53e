import type { ReactNode } from 'react';
import { discovery } from '../../content/features/discovery';
import { siblingsOf } from '../../content/navigation';
import type { TermsContent } from '../../content/products/terms';
import type { ProductContent } from '../../content/types/product';
import { PageMeta } from '../../layout/page-meta';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { FeatureGridSection } from '../../sections/feature-grid-section';
import { ImpactSection } from '../../sections/impact-section';
import { PageHero } from '../../sections/page-hero';
import { SiblingLinks } from '../../sections/sibling-links';
import { StoriesSection } from '../../sections/stories-section';
import { Button } from '../../ui/button';
import { TermsSection } from './terms-section';
import { UseCasesSection } from './use-cases-section';

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
      <ClosingSection {...content.closing} discovery={discovery} />
      <SiblingLinks {...siblingsOf(content.path)} />
    </>
  );
}
