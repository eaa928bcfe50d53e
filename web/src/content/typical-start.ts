import { estimatePrice, type Need } from './pages/price-estimate';
import { pricing } from './pages/pricing';
import { toConfirm } from './to-confirm';

const figures = new Intl.NumberFormat('en-IE');
const euros = (amount: number) => `€${figures.format(amount)}`;
const aMonth = (need: Partial<Need>) =>
  estimatePrice({ tasks: 1, components: 1, addOns: [], isAnnual: false, ...need });

/** What a number of components costs on the plan that fits them, sum by sum, as long as its executions suffice. */
export function workedExample(components: number): string {
  const { plan, lines, total } = aMonth({ components });
  const extra = lines.find(({ kind }) => kind === 'components');
  const sum = extra
    ? `${euros(lines[0]!.amount!)} + ${extra.count} x ${euros(extra.each!)} = ${euros(total!)}`
    : euros(total!);
  return `${components} components on ${plan.name}: ${sum} a month, within ${figures.format(plan.includes.executions)} executions.`;
}

/** The plan that so many components fit, with what it costs. */
export function planFor(components: number): string {
  const { plan, total } = aMonth({ components });
  return `${plan.name} at ${euros(total!)} a month`;
}

const addOn = (wanted: string) => pricing.addOns.items.find(({ name }) => name === wanted)!;
const voiceAgent = addOn('Voice Agent');
const documentTool = addOn('Document Tool');

/** Said of what the price list calls an add-on. */
const onTopOfPlan = toConfirm('prices', 'on top of a plan');
const comesFirst = toConfirm(
  'prices',
  'Your roadmap says how long building takes, and your quote what it costs.',
);
const counts = toConfirm('prices', 'A plan counts components and tasks, not employees.');

/** What the components on an industry's board cost to begin with. Answering calls takes an add-on, reading may. */
export function typicalStart(pieces: readonly { code?: string }[]): string {
  const numbers = pieces.flatMap(({ code }) => /^AC-\d\d/.exec(code ?? '')?.[0] ?? []);
  const { plan } = aMonth({ components: numbers.length });
  const calls = numbers.includes('AC-02')
    ? ` Calls take the ${voiceAgent.name} as well (${voiceAgent.price} ${voiceAgent.terms}).`
    : '';
  const reading = numbers.includes('AC-07')
    ? ` If your blueprint asks for the ${documentTool.name}, add ${documentTool.price} ${documentTool.terms}.`
    : '';
  return `A typical start: the ${numbers.length} Actionable Components (AC) above, on ${planFor(numbers.length)} with ${figures.format(plan.includes.executions)} finished tasks. ${counts} ${comesFirst}${calls}${reading}`;
}

/** What an add-on and the smallest plan in daily use cost together. */
export function withSmallestPlan(name: string): string {
  const { plan, total } = aMonth({ components: 4, addOns: [name] });
  return `with ${plan.name} ${euros(total!)}`;
}

/** What an agent of so many components costs on the smallest plan in daily use: at least and at most. */
export function priceRange(from: number, to: number): string {
  const { plan, total: least } = aMonth({ components: from });
  return `On ${plan.name} that is ${euros(least!)} a month for ${from} components and ${euros(aMonth({ components: to }).total!)} for ${to}.`;
}

/** What each product costs, by its name on the price list; the suite's is that of the smallest plan in daily use. */
export function productPrice(name?: 'Voice Agent' | 'Document Tool' | 'Analyst Suite'): string {
  if (!name) return `in a plan, from ${euros(aMonth({ components: 4 }).total!)} per month`;
  const { price, terms, ...known } = addOn(name);
  // The Voice Agent's usage has no known price, so there is no sum to show.
  const sum = 'monthlyPrice' in known ? ` (${withSmallestPlan(name)})` : '';
  return `${price} ${terms}, ${onTopOfPlan}${sum}`;
}
