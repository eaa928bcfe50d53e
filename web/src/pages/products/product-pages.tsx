import { termsOf } from '../../content/products/terms';
import { combinations, content, executions } from '../../content/products/ai-suite';
import { CombinationsSection } from './combinations-section';
import { ExecutionsSection } from './executions-section';
import { StudioDashboard } from '../../brand/scenes/studio-dashboard';
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
