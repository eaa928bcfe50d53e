import { termsOf } from '../content/product-terms';
import { combinations, content, executions } from '../content/products/ai-suite';
import { CombinationsSection } from '../sections/product/combinations-section';
import { ExecutionsSection } from '../sections/product/executions-section';
import { StudioDashboard } from '../sections/illustrations/scenes/studio-dashboard';
import { ProductPage } from './product-page';

export function AiSuitePage() {
  return (
    <ProductPage
      content={content}
      terms={termsOf('ai-suite')}
      scene={<StudioDashboard />}
      hasWideScene
    >
      <CombinationsSection content={combinations} />
      <ExecutionsSection content={executions} />
    </ProductPage>
  );
}
