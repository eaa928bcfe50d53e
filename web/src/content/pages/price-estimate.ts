import { pricing, priceOf, type Amounts, type Plan } from './pricing';

export interface Need {
  /** Finished tasks per month. Each counts as one execution. */
  tasks: number;
  components: number;
  addOns: readonly string[];
  isAnnual: boolean;
}

/** Amounts are in euros per billing period. */
export interface EstimateLine {
  kind: 'plan' | 'components' | 'executions' | 'add-on';
  name: string;
  /** Only a line about extras has these two: the number of extras per month, and the price of one. */
  count?: number;
  each?: number;
  /** Undefined if the price is custom or its billing period is unknown. The total then excludes this line. */
  amount?: number;
}

export interface Estimate {
  plan: Plan;
  lines: readonly EstimateLine[];
  /** In euros per billing period. Undefined if the plan's price is custom. */
  total?: number;
  /** The next larger plan, and how many euros more it costs for the same numbers. */
  next?: { plan: Plan; costsMore?: number };
}

/** Rounds to whole cents, because sums of floating-point numbers are inexact. */
const inCents = (euros: number) => Math.round(euros * 100) / 100;
const sum = (lines: readonly EstimateLine[]) =>
  inCents(lines.reduce((total, { amount = 0 }) => total + amount, 0));

const beyond = (plan: Plan, need: Need): Amounts => ({
  components: Math.max(need.components - plan.includes.components, 0),
  executions: Math.max(need.tasks - plan.includes.executions, 0),
});

function linesOf(plan: Plan, need: Need): EstimateLine[] {
  const months = need.isAnnual ? 12 : 1;
  const { amount } = priceOf(plan, need.isAnnual);
  const lines: EstimateLine[] = [{ kind: 'plan', name: plan.name, amount }];
  if (amount === undefined || !plan.extraPrices) return lines;
  const counts = beyond(plan, need);
  for (const kind of ['components', 'executions'] as const) {
    const [count, each] = [counts[kind], plan.extraPrices[kind]];
    if (count > 0)
      lines.push({ kind, name: plan.name, count, each, amount: inCents(count * each * months) });
  }
  return lines;
}

const addOnLines = ({ addOns, isAnnual }: Need): EstimateLine[] =>
  pricing.addOns.items
    .filter(({ name }) => addOns.includes(name))
    .map((item) => ({
      kind: 'add-on',
      name: item.name,
      amount: item.monthlyPrice && item.monthlyPrice * (isAnnual ? 12 : 1),
    }));

/** A plan without `extraPrices`, such as Free, fits only a visitor who needs neither extras nor add-ons. */
function fits(plan: Plan, need: Need): boolean {
  const { components, executions } = beyond(plan, need);
  return plan.extraPrices !== undefined || components + executions + need.addOns.length === 0;
}

/** Whether the plan has a custom price and the visitor's numbers are large enough for it. */
const reaches = ({ monthlyPrice, includes }: Plan, need: Need) =>
  monthlyPrice === undefined &&
  (need.tasks >= includes.executions || need.components >= includes.components);

/**
 * Returns the cheapest plan, or the larger of two with the same price. A custom price cannot be compared, so its plan
 * wins whenever the numbers are large enough for it. Annual billing lowers only the price of the plan, and not that of
 * extras (requirements, section 9).
 */
export function estimatePrice(need: Need): Estimate {
  const { plans } = pricing;
  const costOf = (plan: Plan) => sum(linesOf(plan, need));
  const priced = plans.filter((plan) => plan.monthlyPrice !== undefined && fits(plan, need));
  const cheapest = priced.reduce((best, plan) => (costOf(plan) <= costOf(best) ? plan : best));
  const plan = plans.find((each) => reaches(each, need)) ?? cheapest;
  const lines = [...linesOf(plan, need), ...addOnLines(need)];
  const next = plans[plans.indexOf(plan) + 1];
  return {
    plan,
    lines,
    total: plan.monthlyPrice === undefined ? undefined : sum(lines),
    next: next && {
      plan: next,
      costsMore: next.monthlyPrice === undefined ? undefined : inCents(costOf(next) - costOf(plan)),
    },
  };
}
