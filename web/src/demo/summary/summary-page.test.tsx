import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { customerStore } from '../state/customer';
import { sellerStore } from '../state/seller';
import { submissionsStore } from '../state/submissions';
import { SummaryPage } from './summary-page';

test('asks before it prints a sheet that does not name the seller', () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  window.print = jest.fn();
  render(<SummaryPage />);
  const pressPrint = () => fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  pressPrint();
  expect(ask).toHaveBeenCalledWith(expect.stringContaining('does not name you'));
  expect(window.print).not.toHaveBeenCalled();
  act(() => sellerStore.set({ name: 'Jan Smit', email: '' }));
  pressPrint();
  expect(window.print).toHaveBeenCalledTimes(1);
});

test.each([
  ['under 5,000', 'Pro'],
  ['5,000-15,000', 'Business'],
] as const)('with a budget of %s, the plan for a clinic is %s at first', (budget, plan) => {
  customerStore.set({ name: 'Kliniek Zonnebloem', website: '', sector: 'healthcare' });
  const intake = {
    ...buildFreeIntake({ budget }),
    id: 1,
    status: 'pending',
    createdAt: '2024-05-01T10:00:00.000Z',
  };
  submissionsStore.set({ ...submissionsStore.get(), 'free-intake': [intake] });
  render(<SummaryPage />);
  expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveValue(plan);
});
