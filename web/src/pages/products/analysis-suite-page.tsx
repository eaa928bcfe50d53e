import { termsOf } from '../../content/products/terms';
import { content, questions } from '../../content/products/analysis-suite';
import { QuestionsSection } from './questions-section';
import { MarketChart } from '../../brand/scenes/market-chart';
import { ProductPage } from './product-page';

export function AnalysisSuitePage() {
  return (
    <ProductPage content={content} terms={termsOf('analysis-suite')} scene={<MarketChart />}>
      <QuestionsSection content={questions} />
    </ProductPage>
  );
}
