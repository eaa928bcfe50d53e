import type * as Samples from '../../test/owner-samples';
import { estimatePrice } from './price-estimate';
import { pricing } from './pricing';

jest.mock('../owner', () => ({
  owner: jest.requireActual<typeof Samples>('../../test/owner-samples').fullOwner,
}));

test('the sentence for visitors without JavaScript names the annual prices', () => {
  expect(pricing.annualInWords).toBe(
    'Billed annually you save 20%: Pro costs €1,430 per year, Business €9,110.',
  );
});

test('the rows of the usage example add up to 7,332 of 10,000 executions', () => {
  const { rows, used, included } = pricing.usage;
  expect(rows.reduce((sum, { executions }) => sum + executions, 0)).toBe(7332);
  expect([used, included, included - used]).toEqual([7332, 10_000, 2668]);
});

test('totals contain the Voice Agent’s price once the owner says that it is due monthly', () => {
  const need = { tasks: 1_500, components: 5, addOns: ['Voice Agent'] };
  expect(estimatePrice({ ...need, isAnnual: false }).total).toBe(149 + 120);
  expect(estimatePrice({ ...need, isAnnual: true }).total).toBe(1_430 + 12 * 120);
});
