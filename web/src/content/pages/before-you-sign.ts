import { costs, discoveryPrice } from '../features/discovery';
import { formatCount, formatPrice } from '../numbers';
import { owner } from '../owner';
import type { Owner } from '../owner-schema';
import { buildingItem, costRows } from '../owner-texts';
import { estimatePrice } from './price-estimate';

/** Example companies of three sizes. Their prices are computed as in the calculator of the same page. */
const companies = [
  { people: 20, tasks: 1_500, components: 5, addOns: [] },
  { people: 300, tasks: 9_000, components: 40, addOns: ['Document Tool'] },
  { people: 800, tasks: 30_000, components: 80, addOns: ['Analyst Suite', 'Document Tool'] },
];

/**
 * Returns what a company pays in its first year, in which its plan costs `plan` euros. `company` is the index in
 * `companies`.
 */
function firstYear(facts: Owner, plan: number, company: number): string {
  const building = facts.plans?.building;
  const isDeducted = building && facts.discovery?.isDeducted;
  const price = isDeducted ? plan : plan + discoveryPrice;
  const worked = building?.worked?.[company];
  if (worked)
    return `The first year: ${formatPrice(price + worked)}, of which ${formatPrice(worked)} for ${isDeducted ? 'Discovery and building' : `building and ${formatPrice(discoveryPrice)} for Discovery`}. Then ${formatPrice(plan)} a year.`;
  // The smallest price of building would mislead beside a large agent.
  const item = company === 0 ? buildingItem(facts) : 'building by size';
  const apart = building ? `plus ${item}` : 'without building';
  return isDeducted
    ? `The first year: ${formatPrice(price)}, ${apart}, Discovery included.`
    : `The first year with Discovery: ${formatPrice(price)}, ${apart}.`;
}

export const examplesFor = (facts: Owner) =>
  companies.map(({ people, ...need }, company) => {
    const { plan, total } = estimatePrice({ ...need, isAnnual: false });
    const used = [
      `${need.components} components`,
      `${formatCount(need.tasks)} tasks`,
      ...need.addOns,
    ].join(', ');
    return {
      name: `Example: ${people} people`,
      text: `${used}: ${plan.name}, ${formatPrice(total!)} per month. ${firstYear(facts, 12 * total!, company)}`,
    };
  });

/** Everything that a customer pays, from building to the end of the contract. */
export const beforeYouSign = {
  title: costs.text,
  items: [...examplesFor(owner), ...costRows(owner)],
};
