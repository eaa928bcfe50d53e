import { emptyOwner, fullOwner, halfOwner } from '../test/owner-samples';
import { everyIndustry } from './industries/every-industry';
import type { Owner } from './owner-schema';
import type * as Texts from './typical-start';

function textsWith(owner: Owner): typeof Texts {
  let texts!: typeof Texts;
  jest.isolateModules(() => {
    jest.doMock('./owner', () => ({ owner }));
    texts = jest.requireActual<typeof Texts>('./typical-start');
  });
  return texts;
}
const { planFor, priceRange, productPrice, typicalStart, workedExample } = textsWith(emptyOwner);

// Pro costs €149, plus €20 for each component beyond 5 (requirements, section 9).
test('returns the sum 149 + 7 × 20 for twelve components on Pro', () => {
  expect(workedExample(12)).toBe(
    '12 components on Pro, 1,500 executions: €149\u00A0+\u00A07\u00A0×\u00A0€20\u00A0=\u00A0€289 a month.',
  );
});

test.each(Object.entries(everyIndustry))(
  'for the industry %s, returns what the components in its drawing cost on Pro',
  (slug, { hero, furtherComponent }) => {
    const start = typicalStart(hero.board.pieces, furtherComponent);
    expect(start).toMatch(
      /takes (the [45] Actionable Components \(AC\) above|5 Actionable Components \(AC\): the 4 above and the chat FAQ agent)\. On Pro that is €149 a month for 1,500 tasks\. (For calls .*usage\. )?Further tasks cost €0\.09 each\. Building is extra\./,
    );
    expect(start.includes('the 4 above and the chat')).toBe(slug === 'hr');
    expect(/Document Processing reads all kinds \(€248 a month with Pro\)/.test(start)).toBe(
      ['operations', 'finance'].includes(slug),
    );
    expect(start.includes('Voice Agent')).toBe(slug === 'customer-service');
  },
);

test('returns two prices on Pro: for an agent of 10 components and for one of 25', () => {
  expect(priceRange(10, 25)).toBe('On Pro that is €249 a month for 10 components and €549 for 25.');
  expect(planFor(5)).toBe('Pro at €149 a month');
});

test('returns the price of each product as on the pricing page', () => {
  expect(productPrice()).toBe('in a plan, from €149 per month');
  expect(productPrice('Document Tool')).toBe('€99 per month, on top of a plan (€248 with Pro)');
  expect(productPrice('Analyst Suite')).toBe('€500 per month, on top of a plan (€649 with Pro)');
});

test('names the prices of building and of calls once the owner has entered them', () => {
  const samples = [emptyOwner, halfOwner, fullOwner].map(textsWith);
  const { pieces } = everyIndustry['customer-service'].hero.board;
  expect(samples.map((texts) => texts.typicalStart(pieces).split('1,500 tasks. ')[1])).toEqual([
    'For calls you also need the Voice Agent: €120 plus usage. Further tasks cost €0.09 each. Building is extra.',
    'For calls you also need the Voice Agent: €120 once, plus usage. Further tasks cost €0.09 each. Building starts at €950.',
    'For calls you also need the Voice Agent: €269 a month with Pro, plus usage (€0.255 a minute). Further tasks cost €0.09 each. Building starts at €2,500 (€3,000 for five components).',
  ]);
  expect(samples.map((texts) => texts.productPrice('Voice Agent'))).toEqual([
    '€120 plus usage, on top of a plan (Pro is €149)',
    '€120 once, plus usage, on top of a plan (Pro is €149)',
    '€120 per month plus usage (€0.255 a minute), on top of a plan (€269 with Pro)',
  ]);
});
