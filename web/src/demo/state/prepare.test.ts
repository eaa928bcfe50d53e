import { chosenScan } from '#mock-api/resources/scan-topic';
import { bannerDismissedStore } from '../../features/discovery-banner/banner-store';
import { countVisit } from '../../features/readiness-challenge/challenge-store';
import { customerStore, type Customer } from './customer';
import { prepareFor } from './prepare';
import { setScenarios, settingsStore } from './settings';
import { clearSamples, samplesStore, submissionsStore } from './submissions';

const bakery: Customer = { name: 'Bakkerij De Vries', website: '', sector: 'retail' };

test('prepareFor removes what site and demo have stored, and keeps what other sites have in local storage', () => {
  bannerDismissedStore.set(true);
  countVisit();
  setScenarios({ contact: 'error' });
  clearSamples();
  submissionsStore.set({ ...submissionsStore.get(), 'ai-scan': [] });
  localStorage.setItem('ofAnotherSite', 'kept');
  sessionStorage.setItem('formDrafts', '{}');
  prepareFor(bakery);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'demoCustomer',
    'demoSamples',
    'demoSettings',
    'ofAnotherSite',
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('prepareFor stores the customer, quiet mode, the scan topic and one sample lead per list', () => {
  prepareFor(bakery);
  expect(customerStore.get()).toEqual(bakery);
  expect(settingsStore.get()).toMatchObject({
    scenarios: { contact: 'success' },
    scanTopic: 'support',
    isQuiet: true,
  });
  const sample = { id: 1, isSample: true };
  expect(samplesStore.get()).toMatchObject({
    contact: [sample],
    'free-intake': [sample],
    'ai-scan': [{ ...sample, found: chosenScan('support') }],
  });
});
