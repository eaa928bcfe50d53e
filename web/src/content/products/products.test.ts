import { paths, type ProductSlug } from '../../paths';
import { searchResultFaults } from '../../test/search-result';
import { productsOverview } from '../pages/products';
import type { ProductContent } from '../types/product';
import { combinations, aiSuitePage, executions } from './ai-suite';
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

/** Values in the rings of each product page (requirements, section 9). */
const rings: Record<ProductSlug, readonly string[]> = {
  'ai-suite': ['90%', '24/7', '75%', '50%'],
  'voice-agents': ['95%', '24/7', '70%', '85%'],
  'document-processing': ['85%', '99%', '70%', '24/7'],
  'analysis-suite': ['90%', '75%', '60%', '24/7'],
};
/** Labels of the rings that the requirements fix (requirements, section 9). */
const ringLabels = [
  [
    documentProcessingPage,
    ['faster processing', 'extraction accuracy', 'less manual work', 'processing'],
  ],
  [analysisSuitePage, ['faster analysis', 'better insights', 'better decisions', 'monitoring']],
] as const;

/** Texts that the requirements fix for two of the pages (requirements, section 2). */
const fixedTexts = {
  'document-processing': {
    id: 'document-processing-hero',
    kicker: 'Document Processing Tool',
    title: 'Automated document handling',
    action: 'Automate Documents',
    closing: 'Ready to automate document processing?',
    closingAction: 'Start Document Automation',
  },
  'analysis-suite': {
    id: 'analysis-suite-hero',
    kicker: 'Analysis Suite Product',
    title: 'Advanced market analysis',
    action: 'Start Market Analysis',
    closing: 'Ready for competitive intelligence?',
    closingAction: 'Start Analysis Suite',
  },
} as const;

test.each(entries)(
  'the page %s has four rings, four features, three use cases with four benefits each, and two stories',
  (slug, product) => {
    expect(product.path).toBe(paths.product[slug]);
    expect(product.impact.metrics).toHaveLength(4);
    expect(product.features.items).toHaveLength(4);
    expect(product.useCases.items.map(({ benefits }) => benefits.length)).toEqual([4, 4, 4]);
    expect(product.stories.stories).toHaveLength(2);
    expect(product.stories.stories.every(({ quote }) => quote)).toBe(true);
  },
);

test.each(entries)(
  'the rings of the page %s have the values of the requirements',
  (slug, { impact }) => {
    const shown = impact.metrics.map(({ value, display }) => display ?? `${value}%`);
    expect(shown).toEqual(rings[slug]);
    const full = impact.metrics.filter(({ value }) => value === 100);
    expect(full.map(({ display }) => display)).toEqual(['24/7']);
  },
);

test.each(ringLabels)(
  'the rings have the labels that the requirements fix (page %#)',
  ({ impact }, labels) => {
    expect(impact.metrics.map(({ label }) => label)).toEqual(labels);
  },
);

test.each(Object.entries(fixedTexts))(
  'the page %s has the texts of the requirements',
  (slug, texts) => {
    const { hero, closing } = products[slug as keyof typeof fixedTexts];
    expect({
      id: hero.id,
      kicker: hero.kicker,
      title: hero.title,
      action: hero.action,
      closing: closing.title,
      closingAction: closing.actionText,
    }).toEqual(texts);
  },
);

test.each([
  ['document-processing', '500+ invoices monthly'],
  ['document-processing', 'invoice time from 3 days to 30 minutes'],
  ['analysis-suite', '15% market share in 6 months'],
  ['analysis-suite', '200% growth'],
  ['voice-agents', '50+ languages'],
] as const)('the page %s contains the claim "%s"', (slug, claim) => {
  expect(JSON.stringify(products[slug])).toContain(claim);
});

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

test('the page of the AI-Suite has four kinds of components, two combinations and four examples of executions', () => {
  expect(aiSuitePage.features.items.map(({ title }) => title)).toEqual([
    'Communication',
    'Data Processing',
    'Integrations',
    'Intelligence',
  ]);
  expect(combinations.items.map(({ from, to }) => [from, to])).toEqual([
    [2, 3],
    [10, 25],
  ]);
  expect(executions.examples).toHaveLength(4);
  expect(executions.count).toBe('1 execution');
});

test('the overview page compares the four products by name and links to each', () => {
  expect(productsOverview.routes.rows.map(({ name, to }) => [name, to])).toEqual([
    ['AI Agent Suite', paths.product['ai-suite']],
    ['Voice Agent', paths.product['voice-agents']],
    ['Document Processing', paths.product['document-processing']],
    ['Analyst Suite', paths.product['analysis-suite']],
  ]);
});

test('each product page has its own title and description, short enough for a search result', () => {
  const metas = [productsOverview.meta, ...entries.map(([, { meta }]) => meta)];
  expect(metas.flatMap(searchResultFaults)).toEqual([]);
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
});
