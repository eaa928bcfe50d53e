import { emptyLists } from '#mock-api/core/store';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { bannerDismissedStore } from '../../features/discovery-banner/banner-store';
import { countVisit } from '../../features/readiness-challenge/challenge-store';
import { customerStore, type Customer } from './customer';
import { forgetVisit, prepareFor } from './prepare';
import { setScenarios, settingsStore } from './settings';
import { sellerStore } from './seller';
import { samplesStore, submissionsStore } from './submissions';

const bakery: Customer = { name: 'Bakkerij De Vries', website: '', sector: 'retail' };

test('prepareFor removes what site and demo have stored, and keeps what other sites have in local storage', () => {
  bannerDismissedStore.set(true);
  countVisit();
  setScenarios({ contact: 'error' });
  samplesStore.set(emptyLists());
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
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

test('forgetVisit removes what this tab has stored, and keeps what another tab has prepared', () => {
  prepareFor(bakery);
  sessionStorage.setItem('formDrafts', '{}');
  forgetVisit();
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
  expect(customerStore.get()).toEqual(bakery);
});

test('prepareFor keeps the seller’s name and address', () => {
  const seller = { name: 'Jan', email: 'jan@maatwerk.example', phone: '010 123' };
  sellerStore.set(seller);
  prepareFor(bakery);
  expect(sellerStore.get()).toEqual(seller);
});

test('the samples’ senders write from addresses of the sector’s company', () => {
  prepareFor({ ...bakery, sector: 'healthcare' });
  const { contact, 'free-intake': intakes } = samplesStore.get();
  expect([contact[0]!.email, intakes[0]!.email]).toEqual(
    Array(2).fill('info@huisartsen-aan-de-gracht.example'),
  );
});

test('prepareFor stores the customer, quiet mode and one sample lead per list', () => {
  prepareFor(bakery);
  expect(customerStore.get()).toEqual(bakery);
  expect(settingsStore.get()).toMatchObject({
    scenarios: { contact: 'success' },
    isQuiet: true,
  });
  const sample = { id: 1, isSample: true };
  expect(samplesStore.get()).toMatchObject({
    contact: [sample],
    'free-intake': [sample],
    'ai-scan': [{ ...sample, found: chosenScan('support') }],
  });
});
