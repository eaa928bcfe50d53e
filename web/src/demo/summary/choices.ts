import { pricing } from '../../content/pages/pricing';
import { chosenScan, scanTopics } from '#mock-api/resources/chosen-scan';
import type { Findings } from '../state/findings';

/** What goes onto the summary. */
export interface Choices {
  products: readonly string[];
  solutions: readonly string[];
  plan: string;
  addOns: readonly string[];
}

const answers = scanTopics.map((topic) => chosenScan(topic) as Findings);
const namesIn = (field: 'recommendedProducts' | 'recommendedSolutions') => [
  ...new Set(answers.flatMap((answer) => answer[field])),
];

/** All that can be chosen. */
export const offered = {
  products: namesIn('recommendedProducts'),
  solutions: namesIn('recommendedSolutions'),
  plans: pricing.plans.map(({ name }) => name),
  addOns: pricing.addOns.items.map(({ name }) => name),
} as const;

/** What a scan has found; nothing where there was none. The plan that wears a badge. */
export const firstChoices = (found?: Findings): Choices => ({
  products: found?.recommendedProducts ?? [],
  solutions: found?.recommendedSolutions ?? [],
  plan: pricing.plans.find(({ badge }) => badge)?.name ?? offered.plans[0]!,
  addOns: [],
});

/** In the order of `all`, whatever was chosen first. */
export const withToggled = (all: readonly string[], chosen: readonly string[], name: string) =>
  all.filter((each) => chosen.includes(each) !== (each === name));
