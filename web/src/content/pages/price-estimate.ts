import { pricing, priceOf, type Amounts, type Plan } from './pricing';

/** What a month of work needs. */
export interface Need {
  /** Finished tasks a month; each is one execution. */
  tasks: number;
  /** Actionable Components. */
  components: number;
  /** Names of add-ons. */
  addOns: readonly string[];
  isAnnual: boolean;
}

/** One line of a price, in euros for the billing period. */
export interface EstimateLine {
  kind: 'plan' | 'components' | 'executions' | 'add-on';
  /** The plan's or the add-on's name. */
  name: string;
  /** Of extra components and executions: how many a month, and the price apiece. */
  count?: number;
  each?: number;
  /** Absent where the price is made to measure, or its period is not known: it is not in the total. */
  amount?: number;
}

export interface Estimate {
  /** The plan that fits and costs least. */
  plan: Plan;
  lines: readonly EstimateLine[];
  /** The sum of the lines, in euros for the billing period; absent where the plan is priced for the customer. */
  total?: number;
  /** The plan of the next size, absent for the largest, with what it costs more for the same need. */
  next?: { plan: Plan; costsMore?: number };
}

/** Euros in whole cents, since fractions of a euro do not add up exactly. */
const inCents = (euros: number) => Math.round(euros * 100) / 100;
const sum = (lines: readonly EstimateLine[]) =>
  inCents(lines.reduce((total, { amount = 0 }) => total + amount, 0));

/** How much of a need goes beyond a plan. */
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
      amount: 'monthlyPrice' in item ? item.monthlyPrice * (isAnnual ? 12 : 1) : undefined,
    }));

/** Whether a plan can hold a need; one without extra prices holds what it includes and no more. */
function fits(plan: Plan, need: Need): boolean {
  const { components, executions } = beyond(plan, need);
  return plan.extraPrices !== undefined || components + executions === 0;
}

/** Whether a need is of the size where a plan that is priced for the customer begins. */
const reaches = ({ monthlyPrice, includes }: Plan, need: Need) =>
  monthlyPrice === undefined &&
  (need.tasks >= includes.executions || need.components >= includes.components);

/**
 * Chooses the cheapest plan for a need, and the larger of two at one price, and works out its price line by line. From
 * the size of a plan without a price on, that plan is chosen: its price cannot be compared. Annual billing lowers the
 * plan's own price only (requirements, section 9).
 */
export function estimatePrice(need: Need): Estimate {
  const { plans } = pricing;
  const costOf = (plan: Plan) => sum(linesOf(plan, need));
  const priced = plans.filter((plan) => plan.monthlyPrice !== undefined && fits(plan, need));
  const cheapest = priced.reduce((best, plan) => (costOf(plan) <= costOf(best) ? plan : best));
  const plan = plans.find((each) => reaches(each, need)) ?? cheapest;
  const lines = [...linesOf(plan, need), ...addOnLines(need)];
  const isPriced = plan.monthlyPrice !== undefined;
  const next = plans[plans.indexOf(plan) + 1];
  return {
    plan,
    lines,
    ...(isPriced && { total: sum(lines) }),
    ...(next && {
      next: {
        plan: next,
        ...(next.monthlyPrice !== undefined && { costsMore: inCents(costOf(next) - costOf(plan)) }),
      },
    }),
  };
}
