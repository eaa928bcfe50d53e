import { discovery } from '../content/discovery';
import { productsOverview } from '../content/products-overview';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { ClosingSection } from '../sections/shared/closing-section';
import { FeatureGridSection } from '../sections/shared/feature-grid-section';
import { PageHero } from '../sections/shared/page-hero';
import { ProductChoiceSection } from '../sections/product/product-choice-section';
import { ProductPicture } from '../sections/illustrations/product-picture';
import { RoutesSection } from '../sections/product/routes-section';
import { opensDialog } from '../stores/dialog';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';

/** In the order of the routes. */
const pictures = ['suite', 'voice', 'document', 'analyst'] as const;

/** Four products, compared by what they take in, hand back and work in. */
export function ProductsPage() {
  const { meta, hero, routes, choice, together, closing } = productsOverview;
  const { pricing, ...words } = hero;
  return (
    <>
      <PageMeta {...meta} path={paths.products} />
      <PageHero
        {...words}
        isSpread
        actions={
          <>
            <Button {...opensDialog('discovery')}>Start with Discovery</Button>
            <ButtonLink variant="outline" to={pricing.to}>
              {pricing.text}
            </ButtonLink>
          </>
        }
      />
      <RoutesSection
        content={routes}
        pictures={pictures.map((name) => (
          <ProductPicture key={name} name={name} />
        ))}
      />
      <FeatureGridSection content={together} ground="night" />
      <ProductChoiceSection content={choice} />
      <ClosingSection {...closing} cost={discovery.cost} plans={discovery.plans} isOversized />
    </>
  );
}
