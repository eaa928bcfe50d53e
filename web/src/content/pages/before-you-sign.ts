import { costs, discoveryPrice } from '../features/discovery';
import { formatCount, formatPrice } from '../numbers';
import { owner } from '../owner';
import { costRows } from '../owner-texts';
import { estimatePrice } from './price-estimate';

/** Example companies of three sizes. Their prices are computed as in the calculator of the same page. */
const companies = [
  { people: 20, tasks: 1_500, components: 5, addOns: [] },
  { people: 300, tasks: 9_000, components: 40, addOns: ['Document Tool'] },
  { people: 800, tasks: 30_000, components: 80, addOns: ['Analyst Suite', 'Document Tool'] },
];

const examples = companies.map(({ people, ...need }) => {
  const { plan, total } = estimatePrice({ ...need, isAnnual: false });
  const used = [
    `${need.components} components`,
    `${formatCount(need.tasks)} tasks`,
    ...need.addOns,
  ].join(', ');
  return {
    name: `${people} people`,
    text: `${used}: ${plan.name}, ${formatPrice(total!)} per month. The first year with Discovery: ${formatPrice(12 * total! + discoveryPrice)}, without building.`,
  };
});

/** Everything that a customer pays, from building to the end of the contract. */
export const beforeYouSign = {
  title: costs.text,
  items: [...examples, ...costRows(owner)],
};
