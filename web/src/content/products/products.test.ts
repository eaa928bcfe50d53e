import { paths, type ProductSlug } from '../../paths';
import { productsOverview } from '../pages/products';
import type { ProductContent } from '../types/product';
import { aiSuitePage } from './ai-suite';
import { analysisSuitePage } from './analysis-suite';
import { documentProcessingPage } from './document-processing';
import { voiceAgentsPage } from './voice-agents';

const products: Record<ProductSlug, ProductContent> = {
  'ai-suite': aiSuitePage,
  'voice-agents': voiceAgentsPage,
  'document-processing': documentProcessingPage,
  'analysis-suite': analysisSuitePage,
};
const entries = Object.entries(products) as [ProductSlug, ProductContent][];

test('the product pages contain only figures of the requirements', () => {
  const allowed: Record<ProductSlug, readonly string[]> = {
    'ai-suite': [],
    'voice-agents': ['24/7', '50+'],
    'document-processing': ['24/7', '500+', '3', '30'],
    'analysis-suite': ['24/7', '15%', '6', '200%'],
  };
  for (const [slug, product] of entries) {
    const figures = JSON.stringify({ ...product, impact: { ...product.impact, metrics: [] } });
    const found = new Set(figures.match(/\d+(?:\/\d+)?[%+]?/g));
    expect({ slug, found: [...found].toSorted() }).toEqual({
      slug,
      found: allowed[slug].filter((figure) => found.has(figure)).toSorted(),
    });
  }
});

test('the overview page compares the four products by name and links to each', () => {
  expect(productsOverview.routes.rows.map(({ name, to }) => [name, to])).toEqual([
    ['AI Agent Suite', paths.product['ai-suite']],
    ['Voice Agent', paths.product['voice-agents']],
    ['Document Processing', paths.product['document-processing']],
    ['Analyst Suite', paths.product['analysis-suite']],
  ]);
});
