import type { ServiceSlug } from '../../paths';
import type { ServiceContent } from '../types/service';
import { aiStrategyDiscoveryPage } from './ai-strategy-discovery';
import { aiSystemsPage } from './ai-systems';
import { dataSecurityPage } from './data-security';
import { implementationTrainingPage } from './implementation-training';
import { maintenanceWorkshopsPage } from './maintenance-workshops';

jest.mock('../owner');

const services: Record<ServiceSlug, ServiceContent> = {
  'ai-strategy-discovery': aiStrategyDiscoveryPage,
  'ai-systems': aiSystemsPage,
  'implementation-training': implementationTrainingPage,
  'maintenance-workshops': maintenanceWorkshopsPage,
  'data-security': dataSecurityPage,
};
const entries = Object.entries(services) as [ServiceSlug, ServiceContent][];

test('the texts about the six standards claim no certificate', () => {
  expect(JSON.stringify(dataSecurityPage.standards?.items)).not.toMatch(
    /certifi|accredit|audited by/i,
  );
});

test('the service pages contain only figures of the requirements', () => {
  const allowed: Record<ServiceSlug, readonly string[]> = {
    'ai-strategy-discovery': ['1', '149', '2', '24', '3', '30', '400', '5'],
    // The page repeats prices of Pro, of Discovery and of an extra component (requirements, section 9).
    'ai-systems': ['1,500', '12', '149', '20', '289', '3', '400', '5', '7'],
    'implementation-training': [],
    'maintenance-workshops': [],
    'data-security': ['2', '27001'],
  };
  for (const [slug, service] of entries) {
    const found = new Set(JSON.stringify(service).match(/\d+(?:,\d+)*(?=[^A-Za-z])/g));
    expect([slug, [...found].toSorted()]).toEqual([slug, allowed[slug]]);
  }
});
