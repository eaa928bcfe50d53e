import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { emptyLists } from '#mock-api/core/store';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { customerStore, type Customer } from '../state/customer';
import { prepareFor } from '../state/prepare';
import { sellerStore } from '../state/seller';
import { storeFindings, submissionsStore } from '../state/submissions';
import { SummaryPage } from './summary-page';

// The sample contacts, which the owner replaces.
jest.mock('../../content/owner', () => ({
  owner: { contact: { email: 'hello@maatwerk.example', phone: '+31 20 000 00 00' } },
}));

test('asks before it prints a summary that does not name the seller', () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  window.print = jest.fn();
  render(<SummaryPage />);
  const pressPrint = () => fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  pressPrint();
  expect(ask).toHaveBeenCalledWith(expect.stringContaining('does not name you'));
  expect(window.print).not.toHaveBeenCalled();
  act(() => sellerStore.set({ name: 'Jan Smit', email: '', phone: '' }));
  pressPrint();
  expect(window.print).toHaveBeenCalledTimes(1);
});

const clinic: Customer = { name: 'Kliniek Zonnebloem', website: '', sector: 'healthcare' };

const storeIntake = (values: Parameters<typeof buildFreeIntake>[0]) =>
  submissionsStore.set({
    ...emptyLists(),
    'free-intake': [
      {
        ...buildFreeIntake(values),
        id: 1,
        status: 'pending',
        createdAt: '2024-05-01T10:00:00.000Z',
      },
    ],
  });

test('an open summary drops an earlier customer’s words and choices when the demo is prepared for the next one', () => {
  customerStore.set(clinic);
  storeIntake({ currentChallenges: 'The phone rings all day.' });
  render(<SummaryPage />);
  screen.getByText('The phone rings all day.');
  act(() => prepareFor({ ...clinic, name: 'Taalschool Lindenhof', sector: 'education' }));
  screen.getByRole('heading', { name: 'For Taalschool Lindenhof' });
  expect(screen.queryByText('The phone rings all day.')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveValue('Pro');
});

test('without a scan the sheet shows the drawing and the next steps of the sector, and its note names no scan', () => {
  customerStore.set(clinic);
  render(<SummaryPage />);
  screen.getByRole('img', { name: /^A jacket/ });
  screen.getByRole('heading', { name: 'Next steps' });
  expect(screen.getByText(/^Made with a demonstration/)).not.toHaveTextContent('scan');
});

test('the sheet leaves out the sample contacts of the owner’s file', () => {
  render(<SummaryPage />);
  expect(screen.getByRole('article')).not.toHaveTextContent(/maatwerk\.example|000 00/);
  expect(screen.queryByText(/^Questions/)).toBeNull();
  act(() => sellerStore.set({ name: 'Jan Smit', email: 'jan@maatwerk.eu', phone: '010 123' }));
  screen.getByText('Questions: Jan Smit, jan@maatwerk.eu, 010 123');
});

test('a long answer of the intake is cut after a word', () => {
  storeIntake({ currentChallenges: 'Orders come by phone. '.repeat(20) });
  render(<SummaryPage />);
  expect(screen.getByText(/^Orders come by phone/).textContent).toMatch(
    / (Orders|come|by|phone.) …$/,
  );
});

test('the sheet says what the customer gets from the Voice Agent, and what counts as its usage', () => {
  customerStore.set(clinic);
  render(<SummaryPage />);
  screen.getByText(': Answered callers, and a written summary of each call');
  expect(screen.getByRole('row', { name: /^Voice Agent/ })).toHaveTextContent('by the minute');
});

test.each([
  ['under 5,000', 'Pro'],
  ['5,000-15,000', 'Business'],
] as const)('with a budget of %s, the plan for a clinic is %s at first', (budget, plan) => {
  customerStore.set(clinic);
  storeIntake({ budget });
  render(<SummaryPage />);
  expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveValue(plan);
});

test('after an intake, “How to start” no longer offers the intake', () => {
  render(<SummaryPage />);
  screen.getByText('Free AI Intake');
  act(() => storeIntake({}));
  expect(screen.queryByText('Free AI Intake')).toBeNull();
  screen.getByText('Full Discovery');
});

test.each([
  ['support', /^Voice Agent/, '€120'],
  ['invoices', /^Document Tool/, '€99'],
] as const)(
  'a scan about %s adds the price of the product that it recommends',
  (topic, name, price) => {
    const scan = { ...buildWebsiteScan(), id: 1, createdAt: '2024-05-01T10:00:00.000Z' };
    submissionsStore.set({ ...emptyLists(), 'ai-scan': [scan] });
    storeFindings(1, chosenScan(topic));
    render(<SummaryPage />);
    expect(screen.getByRole('row', { name })).toHaveTextContent(price);
  },
);
