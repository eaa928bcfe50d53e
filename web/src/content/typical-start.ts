import { formatCount, formatPrice } from './numbers';
import { estimatePrice, type Need } from './pages/price-estimate';
import { pricing } from './pages/pricing';
import type { IndustryContent } from './types/industry';

const aMonth = (need: Partial<Need>) =>
  estimatePrice({ tasks: 1, components: 1, addOns: [], isAnnual: false, ...need });

/** Returns a sentence with the monthly price of the cheapest plan for this number of components. */
export function workedExample(components: number): string {
  const { plan, lines, total } = aMonth({ components });
  const extra = lines.find(({ kind }) => kind === 'components');
  const sum = extra
    ? `${formatPrice(lines[0]!.amount!)}\u00A0+\u00A0${extra.count}\u00A0×\u00A0${formatPrice(extra.each!)} =\u00A0${formatPrice(total!)}`
    : formatPrice(total!);
  return `${components} components on ${plan.name}: ${sum} a month, within ${formatCount(plan.includes.executions)} executions.`;
}

export function planFor(components: number): string {
  const { plan, total } = aMonth({ components });
  return `${plan.name} at ${formatPrice(total!)} a month`;
}

const addOn = (wanted: string) => pricing.addOns.items.find(({ name }) => name === wanted)!;
const voiceAgent = addOn('Voice Agent');
const documentTool = addOn('Document Tool');
export const analystPrice = addOn('Analyst Suite').price;

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
  const all = further ? ` and the ${further.name}, ${numbers.length} in all,` : ',';
  const { plan } = aMonth({ components: numbers.length });
  const calls = numbers.includes('AC-02')
    ? ` Calls need the ${voiceAgent.name} as well (${voiceAgent.price} ${voiceAgent.terms}).`
    : '';
  const reading = numbers.includes('AC-07')
    ? ` One component reads one kind of document. For all your post there is Document Processing (with ${plan.name}\u00A0${formatPrice(aMonth({ components: numbers.length, addOns: [documentTool.name] }).total!)} a month).`
    : '';
  return `A typical start: the ${drawn.length} Actionable Components (AC) above${all} on ${planFor(numbers.length)} for ${formatCount(plan.includes.executions)} tasks. Building is extra, and a further task costs ${formatPrice(plan.extraPrices!.executions)}.${calls}${reading}`;
}

/** Returns the monthly price of Pro, with the euro sign. Pro is the smallest plan for four components. */
export const smallestPlan = () => formatPrice(aMonth({ components: 4 }).total!);

/** Returns words such as "with Pro €248": the monthly price of Pro and an add-on together. */
export function withSmallestPlan(name: string): string {
  const { plan, total } = aMonth({ components: 4, addOns: [name] });
  return `with ${plan.name}\u00A0${formatPrice(total!)}`;
}

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
  // The monthly price of the Voice Agent is undefined if the owner has not entered how it is billed.
  const sum = monthlyPrice ? ` (${withSmallestPlan(name)})` : '';
  return `${price} ${terms}, on top of a plan${sum}`;
}
