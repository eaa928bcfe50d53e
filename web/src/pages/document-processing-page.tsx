import { termsOf } from '../content/product-terms';
import { content, documentRoutes } from '../content/products/document-processing';
import { RoutesSection } from '../sections/product/routes-section';
import { Invoice } from '../sections/illustrations/scenes/invoice';
import { ProductPage } from './product-page';

export function DocumentProcessingPage() {
  return (
    <ProductPage content={content} terms={termsOf('document-processing')} scene={<Invoice />}>
      <RoutesSection content={documentRoutes} />
    </ProductPage>
  );
}
