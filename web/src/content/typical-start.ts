import { formatCount, formatPrice } from './numbers';
import { owner } from './owner';
import { buildingCost, voiceUsage } from './owner-texts';
import { estimatePrice, type Need } from './pages/price-estimate';
import { pricing } from './pages/pricing';
import type { IndustryContent } from './types/industry';

const aMonth = (need: Partial<Need>) =>
  estimatePrice({ tasks: 1, components: 1, addOns: [], isAnnual: false, ...need });

/** Returns a sentence with the monthly price of a plan and of the components that it does not include. */
export function workedExample(components: number): string {
  const { plan, lines, total } = aMonth({ components });
  const [base, extra] = lines;
  const sum = `${formatPrice(base!.amount!)}\u00A0+\u00A0${extra!.count}\u00A0×\u00A0${formatPrice(extra!.each!)}`;
  return `${components} components on ${plan.name}, ${formatCount(plan.includes.executions)} executions: ${sum}\u00A0=\u00A0${formatPrice(total!)} a month.`;
}

export function planFor(components: number): string {
  const { plan, total } = aMonth({ components });
  return `${plan.name} at ${formatPrice(total!)} a month`;
}

const addOn = (wanted: string) => pricing.addOns.items.find(({ name }) => name === wanted)!;
export const analystPrice = addOn('Analyst Suite').price;

/** Returns words such as "€248 with Pro": the monthly price of an add-on, and of the plan for `components`, together. */
function withPlan(name: string, components = 4, period = ''): string {
  const { plan, total } = aMonth({ components, addOns: [name] });
  return `${formatPrice(total!)}${period} with ${plan.name}`;
}

function priceOfCalls(components: number): string {
  const { name, price, terms, monthlyPrice } = addOn('Voice Agent');
  return monthlyPrice
    ? `${withPlan(name, components, ' a month')}, plus ${voiceUsage(owner)}`
    : `${price} ${terms}`;
}

/**
 * Returns a paragraph on the plan and the price of a typical start. `pieces` are the components in the industry's
 * drawing, and `further` is one that the drawing lacks. For calls (AC-02) and documents (AC-07) the paragraph also
 * names the product and its price.
 */
export function typicalStart(
  pieces: readonly { code?: string }[],
  further?: IndustryContent['furtherComponent'],
): string {
  const drawn = pieces.flatMap(({ code }) => /^AC-\d\d/.exec(code ?? '')?.[0] ?? []);
  const numbers = further ? [...drawn, further.code] : drawn;
  const { plan, total } = aMonth({ components: numbers.length });
  const { from, worked: [worked] = [] } = owner.plans?.building ?? {};
  const calls = numbers.includes('AC-02')
    ? ` For calls you also need the Voice Agent: ${priceOfCalls(numbers.length)}.`
    : '';
  const reading = numbers.includes('AC-07')
    ? ` One component reads one kind of document. Document Processing reads all kinds (${withPlan('Document Tool', numbers.length, ' a month')}).`
    : '';
  return `A typical start takes ${further ? `${numbers.length} Actionable Components (AC): the ${drawn.length} above and the ${further.name}` : `the ${drawn.length} Actionable Components (AC) above`}. On ${plan.name} that is ${formatPrice(total!)} a month for ${formatCount(plan.includes.executions)} tasks.${calls} Further tasks cost ${formatPrice(plan.extraPrices!.executions)} each. ${buildingCost(owner)}${worked && worked !== from ? ` (${formatPrice(worked)} for five components)` : ''}.${reading}`;
}

/** Returns the monthly price of Pro, with the euro sign. Pro is the smallest plan for four components. */
export const smallestPlan = () => formatPrice(aMonth({ components: 4 }).total!);

/**
 * Returns a sentence with two monthly prices on Pro: of an agent with `from` components, and of one with `to`
 * components.
 */
export function priceRange(from: number, to: number): string {
  const { plan, total: least } = aMonth({ components: from });
  return `On ${plan.name} that is ${formatPrice(least!)} a month for ${from} components and ${formatPrice(aMonth({ components: to }).total!)} for ${to}.`;
}

/**
 * Returns a price as part of a sentence. `name` is the product's name in the price list; without `name`, the product is
 * the AI-Suite.
 */
export function productPrice(name?: 'Voice Agent' | 'Document Tool' | 'Analyst Suite'): string {
  if (!name) return `in a plan, from ${smallestPlan()} per month`;
  const { price, terms, monthlyPrice } = addOn(name);
  // The monthly price of the Voice Agent is undefined unless the owner has entered that it is billed monthly.
  const sum = monthlyPrice ? withPlan(name) : `Pro is ${smallestPlan()}`;
  return `${price} ${terms}, on top of a plan (${sum})`;
}
