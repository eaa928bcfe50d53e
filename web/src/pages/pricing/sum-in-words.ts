import type { Estimate, EstimateLine } from '../../content/pages/price-estimate';
import { formatCount, formatPrice } from '../../content/numbers';

const space = '\u00a0';

export const periodOf = (isAnnual: boolean) => (isAnnual ? 'per year' : 'per month');

/** Returns a text such as "4,000 × €0.05", or "12 × 4,000 × €0.05" for a year. */
export const multiplied = ({ count = 1, each = 0 }: EstimateLine, isAnnual: boolean) =>
  [...(isAnnual ? ['12'] : []), formatCount(count), formatPrice(each)].join(`${space}×${space}`);

/** Returns a text such as "€949 + 4,000 × €0.05", or '' if nothing is added to the price of the plan. */
export function sumInWords({ lines }: Estimate, isAnnual: boolean) {
  const terms = lines
    .filter(({ amount }) => amount !== undefined)
    .map((line) => (line.each ? multiplied(line, isAnnual) : formatPrice(line.amount!)));
  return terms.length > 1 ? terms.join(' + ') : '';
}
