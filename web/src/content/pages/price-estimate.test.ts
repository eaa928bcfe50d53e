import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimatePrice, type EstimateLine } from './price-estimate';
import { pricing } from './pricing';

jest.mock('../owner');

const rows = [
  ...readFileSync(join(__dirname, '../README.md'), 'utf8').matchAll(
    /^\| +([\d,]+) +\| +([\d,]+) +\| (.+?) +\| (month|year) +\| (\w+) +\| (.+) \|$/gm,
  ),
].map(([, tasks, components, addOns, period, plan, amounts]) => ({
  need: {
    tasks: Number(tasks!.replaceAll(',', '')),
    components: Number(components),
    addOns: addOns === '–' ? [] : addOns!.split(', '),
    isAnnual: period === 'year',
  },
  plan: plan!,
  amounts: amounts!.split('|').map((text) => text.trim()),
}));

const euros = (amount?: number) =>
  amount === undefined
    ? 'Custom'
    : `€${amount.toLocaleString('en-IE', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

test('the table in content/README.md has 15 examples', () => {
  expect(rows).toHaveLength(15);
});

test.each(rows)(
  'returns the price in content/README.md for $need.tasks tasks and $need.components components ($plan)',
  ({ need: asked, plan, amounts }) => {
    const estimate = estimatePrice(asked);
    const amountOf = (kind: EstimateLine['kind']) => {
      const lines = estimate.lines.filter((line) => line.kind === kind);
      if (kind === 'plan') return euros(lines[0]!.amount);
      const counted = lines.flatMap(({ amount }) => amount ?? []);
      return counted.length === 0 ? '–' : euros(counted.reduce((all, amount) => all + amount));
    };
    expect(estimate.plan.name).toBe(plan);
    expect([
      amountOf('plan'),
      amountOf('components'),
      amountOf('executions'),
      amountOf('add-on'),
      euros(estimate.total),
    ]).toEqual(amounts);
  },
);

test.each([
  [10_875, 'Business', 'Enterprise', undefined],
  [10_874, 'Pro', 'Business', 0.04],
  [4_000, 'Pro', 'Business', 575],
  [200, 'Free', 'Pro', 149],
  [100_000, 'Enterprise', undefined, undefined],
])(
  'for %i tasks returns the plan %s, and %s as the next one for %p euros more',
  (tasks, plan, next, more) => {
    const estimate = estimatePrice({ tasks, components: 3, addOns: [], isAnnual: false });
    expect(estimate.plan.name).toBe(plan);
    expect(estimate.next?.plan.name).toBe(next);
    expect(estimate.next?.costsMore).toBe(more);
  },
);

test('the numbers for the calculation equal those in the texts of the plan cards', () => {
  for (const { features, includes, extras, extraPrices } of pricing.plans) {
    const [components, executions] = features.map((text) =>
      text.split(/\+? /)[0]!.replace(',', ''),
    );
    expect({ components, executions }).toEqual({
      components: `${includes.components}`,
      executions: `${includes.executions}`,
    });
    expect(extras.map(({ price }) => price)).toEqual(
      extraPrices ? [`€${extraPrices.components}`, `€${extraPrices.executions}`] : ['–', '–'],
    );
  }
  const monthly = pricing.addOns.items.filter((item) => item.monthlyPrice !== undefined);
  expect(monthly.map(({ price }) => price)).toEqual(
    monthly.map(({ monthlyPrice }) => `€${monthlyPrice}`),
  );
});

test('the rows of the usage example add up to 7,332 of 10,000 executions', () => {
  const { rows: agents, used, included } = pricing.usage;
  expect(agents.reduce((sum, { executions }) => sum + executions, 0)).toBe(7332);
  expect([used, included, included - used]).toEqual([7332, 10_000, 2668]);
});
