import type * as Samples from '../../test/owner-samples';
import { estimatePrice } from './price-estimate';
import { priceOf, pricing } from './pricing';

jest.mock('../owner', () => ({
  owner: jest.requireActual<typeof Samples>('../../test/owner-samples').fullOwner,
}));

// The prices of the requirements (section 9) are repeated here, so that a change of the content fails the test.
test.each([
  ['Free', 0, 0],
  ['Pro', 149, 1430],
  ['Business', 949, 9110],
  ['Enterprise', undefined, undefined],
])('%s costs %s a month and %s a year', (name, month, year) => {
  const plan = pricing.plans.find((one) => one.name === name)!;
  expect(priceOf(plan, false).amount).toBe(month);
  expect(priceOf(plan, true).amount).toBe(year);
});

test('the sentence for visitors without JavaScript names the annual prices', () => {
  expect(pricing.annualInWords).toBe(
    'Billed annually you save 20%: Pro costs €1,430 per year, Business €9,110.',
  );
});

test('the saving is the difference between twelve monthly prices and the annual price', () => {
  const savings = pricing.plans.map((plan) => priceOf(plan, true).saving);
  expect(savings).toEqual([0, 12 * 149 - 1430, 12 * 949 - 9110, undefined]);
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
