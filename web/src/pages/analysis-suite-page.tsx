import { termsOf } from '../content/product-terms';
import { content, questions } from '../content/products/analysis-suite';
import { QuestionsSection } from '../sections/product/questions-section';
import { MarketChart } from '../sections/illustrations/scenes/market-chart';
import { ProductPage } from './product-page';

export function AnalysisSuitePage() {
  return (
    <ProductPage content={content} terms={termsOf('analysis-suite')} scene={<MarketChart />}>
      <QuestionsSection content={questions} />
    </ProductPage>
  );
}
