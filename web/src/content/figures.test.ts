import { paths } from '../paths';
import { about } from './pages/about';
import { careers } from './pages/careers';
import { productsOverview } from './pages/products';
import { aiSuitePage } from './products/ai-suite';
import { analysisSuitePage } from './products/analysis-suite';
import { documentProcessingPage } from './products/document-processing';
import { voiceAgentsPage } from './products/voice-agents';
import { aiStrategyDiscoveryPage } from './services/ai-strategy-discovery';
import { aiSystemsPage } from './services/ai-systems';
import { dataSecurityPage } from './services/data-security';
import { implementationTrainingPage } from './services/implementation-training';
import { maintenanceWorkshopsPage } from './services/maintenance-workshops';

jest.mock('./owner');

/** Returns the figures in the texts of a page. A digit in a name such as "Q1" is not a figure. */
function figuresOf(content: object): string[] {
  const texts = JSON.stringify(content, (key, value) => (key === 'metrics' ? [] : value));
  return [...new Set(texts.match(/(?<![\w-])€?\d+(?:[,/-]\d+)*[%+]?/g))].toSorted();
}

test.each<[name: string, content: object, figures: readonly string[]]>([
  ['about', about, ['100+', '200+', '2024', '5']],
  // 2025 is the year of a timeline entry.
  ['careers', careers, ['2024', '2025', '25', '€1,000']],
  ['AI-Suite', aiSuitePage, []],
  ['Voice Agents', voiceAgentsPage, ['24/7', '50+']],
  ['Document Processing', documentProcessingPage, ['3', '30', '500+']],
  ['Analysis Suite', analysisSuitePage, ['15%', '200%', '24/7', '6']],
  ['Discovery', aiStrategyDiscoveryPage, ['1', '2', '24', '3-5', '30', '€149', '€400']],
  // The page repeats prices of Pro, of Discovery and of an extra component (requirements, section 9).
  ['AI Systems', aiSystemsPage, ['1,500', '12', '3-5', '7', '€149', '€20', '€289', '€400']],
  ['Implementation', implementationTrainingPage, []],
  ['Maintenance', maintenanceWorkshopsPage, []],
  ['Data Security', dataSecurityPage, ['2', '27001']],
])('the page %s contains only figures of the requirements', (_, content, figures) => {
  expect(figuresOf(content)).toEqual(figures);
});

test('the timeline starts with the year of the founding, has its dates in order and no picture twice, and only its last entry has no date', () => {
  const { entries } = careers.timeline;
  const dates = entries.flatMap(({ year, quarter }) => (quarter ? [`${year} ${quarter}`] : []));
  expect(dates).toEqual(dates.toSorted());
  expect(dates[0]).toMatch(/^2024/);
  expect(new Set(entries.map(({ image }) => image)).size).toBe(entries.length);
  expect(entries.filter(({ quarter }) => !quarter)).toEqual([entries.at(-1)]);
  expect(entries.filter(({ future }) => future)).toEqual([entries.at(-1)]);
});

test('the texts about the six standards claim no certificate', () => {
  expect(JSON.stringify(dataSecurityPage.standards?.items)).not.toMatch(
    /certifi|accredit|audited by/i,
  );
});

test('the overview page compares the four products by name and links to each', () => {
  expect(productsOverview.routes.rows.map(({ name, to }) => [name, to])).toEqual([
    ['AI Agent Suite', paths.product['ai-suite']],
    ['Voice Agent', paths.product['voice-agents']],
    ['Document Processing', paths.product['document-processing']],
    ['Analyst Suite', paths.product['analysis-suite']],
  ]);
});
