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

/** Returns what a company pays in its first year, in which twelve months of its plan cost `plan` euros. */
function firstYear(facts: Owner, plan: number): string {
  const building = facts.plans?.building ? `plus ${buildingItem(facts)}` : 'without building';
  return facts.plans?.building && facts.discovery?.isDeducted
    ? `The first year: ${formatPrice(plan)}, ${building}, Discovery included.`
    : `The first year with Discovery: ${formatPrice(plan + discoveryPrice)}, ${building}.`;
}

export const examplesFor = (facts: Owner) =>
  companies.map(({ people, ...need }) => {
    const { plan, total } = estimatePrice({ ...need, isAnnual: false });
    const used = [
      `${need.components} components`,
      `${formatCount(need.tasks)} tasks`,
      ...need.addOns,
    ].join(', ');
    return {
      name: `${people} people`,
      text: `${used}: ${plan.name}, ${formatPrice(total!)} per month. ${firstYear(facts, 12 * total!)}`,
    };
  });

/** Everything that a customer pays, from building to the end of the contract. */
export const beforeYouSign = {
  title: costs.text,
  items: [...examplesFor(owner), ...costRows(owner)],
};
