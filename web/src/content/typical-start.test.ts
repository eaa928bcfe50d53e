import { everyIndustry } from './industries/every-industry';
import { productPrice, typicalStart, workedExample } from './typical-start';

// Typed from the specification, section 9: Pro costs 149, and 20 for each component beyond 5.
test('twelve components on Pro cost 149 + 7 x 20', () => {
  expect(workedExample(12)).toBe(
    '12 components on Pro: €149 + 7 x €20 = €289 a month, within 1,500 executions.',
  );
  expect(workedExample(5)).toContain('5 components on Pro: €149 a month');
});

test.each(Object.entries(everyIndustry))(
  'the typical start of %s counts the components of its board and fits Pro',
  (slug, { hero }) => {
    const start = typicalStart(hero.board.pieces);
    expect(start).toMatch(/the [45] components above, which fit Pro at €149 a month\./);
    expect(start).toContain('Pro includes 1,500 finished tasks a month. Discovery (€400 one-time)');
    expect(start.includes('€120 plus usage')).toBe(slug === 'customer-service');
  },
);

test('each product has the price of the price list', () => {
  expect(productPrice()).toBe('in a plan, from €149 per month');
  expect(productPrice('Voice Agent')).toBe('€120 plus usage, on top of a plan');
  expect(productPrice('Document Tool')).toBe('€99 per month, on top of a plan');
  expect(productPrice('Analyst Suite')).toBe('€500 per month, on top of a plan');
});
