import { combinations, content, executions } from '../content/products/ai-suite';
import { CombinationsSection } from '../sections/product/combinations-section';
import { ExecutionsSection } from '../sections/product/executions-section';
import { StudioDashboard } from '../sections/illustrations/scenes/studio-dashboard';
import { ProductPage } from './product-page';

export function AiSuitePage() {
  return (
    <ProductPage content={content} scene={<StudioDashboard />} hasWideScene>
      <CombinationsSection content={combinations} />
      <ExecutionsSection content={executions} />
    </ProductPage>
  );
}
