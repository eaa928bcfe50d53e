import { combinations, content, executions } from '../content/products/ai-suite';
import { CombinationsSection } from '../sections/combinations-section';
import { ExecutionsSection } from '../sections/executions-section';
import { StudioDashboard } from '../sections/scenes/studio-dashboard';
import { ProductPage } from './product-page';

export function AiSuitePage() {
  return (
    <ProductPage content={content} scene={<StudioDashboard />} hasWideScene>
      <CombinationsSection content={combinations} />
      <ExecutionsSection content={executions} />
    </ProductPage>
  );
}
