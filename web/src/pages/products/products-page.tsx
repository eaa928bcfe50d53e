import { ProductPicture } from '../../brand/illustrations/product-picture';
import { ProductStrip } from '../../brand/illustrations/product-strip';
import { discovery } from '../../content/features/discovery';
import { productsOverview } from '../../content/pages/products';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { ClosingSection } from '../../sections/closing-section';
import { FeatureGridSection } from '../../sections/feature-grid-section';
import { DiscoveryActions, PageHero } from '../../sections/page-hero';
import { ProductChoiceSection } from './product-choice-section';
import { RoutesSection } from './routes-section';

/** Pictures of the products, in the order of `routes.rows`. */
const pictures = ['suite', 'voice', 'document', 'analyst'] as const;

export function ProductsPage() {
  const { meta, hero, routes, choice, together, closing } = productsOverview;
  const { pricing, ...words } = hero;
  const { lead, ...features } = together;
  return (
    <>
      <PageMeta {...meta} path={paths.products} />
      <PageHero
        {...words}
        actions={<DiscoveryActions to={pricing.to}>{pricing.text}</DiscoveryActions>}
        note={discovery.cost}
        picture={<ProductStrip names={pictures} />}
      />
      <RoutesSection
        content={routes}
        pictures={pictures.map((name) => (
          <ProductPicture key={name} name={name} />
        ))}
      />
      <FeatureGridSection content={features} ground="night" layout="band" />
      <ProductChoiceSection content={choice} statement={lead} />
      <ClosingSection {...closing} discovery={discovery} isOversized />
    </>
  );
}
