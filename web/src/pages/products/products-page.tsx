import { ProductPicture } from '../../brand/illustrations/product-picture';
import { discovery } from '../../content/features/discovery';
import { productsOverview } from '../../content/pages/products';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { ClosingSection } from '../../sections/closing-section';
import { DiscoveryActions, PageHero } from '../../sections/page-hero';
import { LateLorryBand } from './late-lorry-band';
import { RoutesSection } from './routes-section';

/** Pictures of the products, in the order of `routes.rows`. */
const pictures = ['suite', 'voice', 'document', 'analyst'] as const;

export function ProductsPage() {
  const { meta, hero, late, routes, closing } = productsOverview;
  const { pricing, ...words } = hero;
  return (
    <>
      <PageMeta {...meta} path={paths.products} />
      <PageHero
        {...words}
        actions={<DiscoveryActions to={pricing.to}>{pricing.text}</DiscoveryActions>}
        note={discovery.cost}
        band={<LateLorryBand content={late} />}
      />
      <RoutesSection
        content={routes}
        pictures={pictures.map((name) => (
          <ProductPicture key={name} name={name} />
        ))}
      />
      <ClosingSection {...closing} plans={discovery.plans} />
    </>
  );
}
