import { termsOf } from '../../content/products/terms';
import { content, documentRoutes } from '../../content/products/document-processing';
import { RoutesSection } from './routes-section';
import { Invoice } from '../../brand/scenes/invoice';
import { ProductPage } from './product-page';

export function DocumentProcessingPage() {
  return (
    <ProductPage content={content} terms={termsOf('document-processing')} scene={<Invoice />}>
      <RoutesSection content={documentRoutes} />
    </ProductPage>
  );
}
