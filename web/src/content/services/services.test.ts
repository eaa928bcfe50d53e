import { paths, type ServiceSlug } from '../../paths';
import { dataFacts } from '../owner-facts';
import { site } from '../site';
import type { ServiceContent } from '../types/service';
import { aiStrategyDiscoveryPage } from './ai-strategy-discovery';
import { aiSystemsPage } from './ai-systems';
import { dataSecurityPage, writtenAnswers } from './data-security';
import { implementationTrainingPage } from './implementation-training';
import { maintenanceWorkshopsPage } from './maintenance-workshops';

const services: Record<ServiceSlug, ServiceContent> = {
  'ai-strategy-discovery': aiStrategyDiscoveryPage,
  'ai-systems': aiSystemsPage,
  'implementation-training': implementationTrainingPage,
  'maintenance-workshops': maintenanceWorkshopsPage,
  'data-security': dataSecurityPage,
};
const entries = Object.entries(services) as [ServiceSlug, ServiceContent][];
const titles = (items: readonly { title: string }[] | undefined) =>
  items?.map(({ title }) => title);

/** Names of the service pages (requirements, section 2). */
const names: Record<ServiceSlug, string> = {
  'ai-strategy-discovery': 'AI Strategy & Discovery',
  'ai-systems': 'AI Systems',
  'implementation-training': 'Implementation & Training',
  'maintenance-workshops': 'Maintenance & Workshops',
  'data-security': 'Data Security',
};

test.each(entries)('the page %s has its path and shows its name', (slug, { path, hero }) => {
  expect(path).toBe(paths.service[slug]);
  expect(hero.kicker).toContain(names[slug]);
});

// The requirements fix durations and prices (requirements, section 9).
test('the page about Discovery has four steps with their durations', () => {
  expect(
    aiStrategyDiscoveryPage.process?.steps.map(({ title, duration }) => [title, duration]),
  ).toEqual([
    ['Intake', '2 hours'],
    ['Technical assessment', '1 week'],
    ['Strategy blueprint', '1 week'],
    ['Studio access', '30 days'],
  ]);
});

test('the page about Discovery says that it costs €400, one-time, with a result in 3-5 days', () => {
  expect(aiStrategyDiscoveryPage.offer?.price).toMatchObject({
    amount: '€400',
    terms: 'one-time',
    result: 'Result in 3-5 days',
  });
  expect(aiStrategyDiscoveryPage.offer?.deliverables.length).toBeGreaterThanOrEqual(4);
});

test('the page AI Systems has four capabilities and the six system types of the requirements', () => {
  expect(aiSystemsPage.features?.items).toHaveLength(4);
  expect(titles(aiSystemsPage.systemTypes?.items)).toEqual([
    'Chat and voice FAQ agent',
    'Reservation agent',
    'Document processor',
    'Shift scheduler',
    'Email follow-up bot',
    'HR screener',
  ]);
});

test('the page Implementation & Training has four cards, six steps and two buttons that do nothing', () => {
  expect(implementationTrainingPage.features?.items).toHaveLength(4);
  expect(titles(implementationTrainingPage.process?.steps)).toEqual([
    'Initial Setup & Configuration',
    'Team Training & Onboarding',
    'Process Integration',
    'Testing & Validation',
    'Go-Live Support',
    'Performance Optimization',
  ]);
  expect(implementationTrainingPage.process?.inertButtons).toEqual([
    'Training Program',
    'View Case Studies',
  ]);
});

test('the page Maintenance & Workshops has four cards, six topics and two buttons that do nothing', () => {
  expect(maintenanceWorkshopsPage.features?.items).toHaveLength(4);
  expect(titles(maintenanceWorkshopsPage.topics?.items)).toEqual([
    'Advanced AI Techniques',
    'New Feature Training',
    'Performance Optimization',
    'Security Best Practices',
    'Data Management',
    'ROI Measurement',
  ]);
  expect(maintenanceWorkshopsPage.topics?.inertButtons).toEqual([
    'Workshop Calendar',
    'Request Information',
  ]);
});

test('the page Data Security has four features and six standards, and claims no certificate', () => {
  expect(dataSecurityPage.features?.items).toHaveLength(4);
  expect(new Set(dataSecurityPage.standards?.items.map(({ name }) => name)).size).toBe(6);
  expect(dataSecurityPage.standards?.lead).toContain('not certificates');
  expect(JSON.stringify(dataSecurityPage.standards?.items)).not.toMatch(
    /certifi|accredit|audited by/i,
  );
});

test('the security page says which document contains each fact that the owner has not entered', () => {
  const open = writtenAnswers(dataFacts).map(({ name, text }) => `${name}: ${text}`);
  expect(open).toContain(
    'Agreement: Your processing agreement says where your data is kept and whether any of it leaves the EU, which suppliers see it and who makes the AI models.',
  );
  const facts = Object.fromEntries(Object.keys(dataFacts).map((name) => [name, 'Known.']));
  const known = writtenAnswers(facts as typeof dataFacts).map(({ name }) => name);
  expect(known).toEqual([...Object.keys(dataFacts), 'Your systems', 'This website']);
});

test('the service pages contain only figures of the requirements', () => {
  const allowed: Record<ServiceSlug, readonly string[]> = {
    'ai-strategy-discovery': ['1', '149', '2', '24', '3', '30', '400', '5'],
    // The page repeats prices of Pro, Discovery and an extra component (requirements, section 9).
    'ai-systems': ['1,500', '12', '149', '20', '289', '3', '4', '400', '5', '7'],
    'implementation-training': [],
    'maintenance-workshops': [],
    'data-security': ['2', '27001'],
  };
  for (const [slug, service] of entries) {
    const found = new Set(JSON.stringify(service).match(/\d+(?:,\d+)*(?=[^A-Za-z])/g));
    expect([slug, [...found].toSorted()]).toEqual([slug, allowed[slug]]);
  }
});

test('every service page has a picture of its own', () => {
  expect(new Set(entries.map(([, { hero }]) => hero.picture)).size).toBe(5);
});

test('no text occurs on two service pages', () => {
  const texts = entries.flatMap(([, service]) =>
    [...JSON.stringify(service).matchAll(/"(?:text|lead|description)":"(.+?)"/g)].map(
      ([, text]) => text,
    ),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(new Set(texts).size).toBe(texts.length);
});

test('each service page has its own title and description, short enough for a search result', () => {
  const metas = entries.map(([, { meta }]) => meta);
  for (const { title, description } of metas) {
    const whole = `${title} | ${site.name}`;
    expect([whole, whole.length >= 15 && whole.length <= 60]).toEqual([whole, true]);
    expect([description, description.length >= 70 && description.length <= 160]).toEqual([
      description,
      true,
    ]);
  }
  expect(new Set(metas.map(({ title }) => title)).size).toBe(5);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(5);
});
