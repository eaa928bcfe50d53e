import { css } from '@emotion/react';
import type { Estimate, EstimateLine } from '../../content/pages/price-estimate';
import { pricing, type Plan } from '../../content/pages/pricing';
import { font, fontSize, noteText } from '../../theme/tokens';
import { formatCount, formatPrice } from '../../ui/numbers';

const { estimate: texts } = pricing;
const space = '\u00a0';

export const periodOf = (isAnnual: boolean) => (isAnnual ? 'per year' : 'per month');

/** Returns the calculation of a line, such as "4,000 × €0.05", or "12 × 4,000 × €0.05" for a year. */
export const multiplied = ({ count = 1, each = 0 }: EstimateLine, isAnnual: boolean) =>
  [...(isAnnual ? ['12'] : []), formatCount(count), formatPrice(each)].join(`${space}×${space}`);

/** Returns the calculation of the total, such as "€949 + 4,000 × €0.05", or '' if nothing is added to the plan. */
function sumInWords({ lines }: Estimate, isAnnual: boolean) {
  const terms = lines
    .filter(({ amount }) => amount !== undefined)
    .map((line) => (line.each ? multiplied(line, isAnnual) : formatPrice(line.amount!)));
  return terms.length > 1 ? terms.join(' + ') : '';
}

const componentsOf = ({ includes, monthlyPrice }: Plan) =>
  `${formatCount(includes.components)}${monthlyPrice === undefined ? '+' : ''}`;
const executionsOf = ({ includes, monthlyPrice }: Plan) =>
  `${formatCount(includes.executions)}${monthlyPrice === undefined ? '+' : ''}`;

/** Returns sentences about the next larger plan: what it adds, and how much more it costs. */
export function nextInWords({ plan, next }: Estimate, isAnnual: boolean): string {
  if (!next) return texts.largest;
  const adds = `${next.plan.name} includes ${componentsOf(next.plan)} components in place of ${componentsOf(plan)}, and ${executionsOf(next.plan)} executions in place of ${executionsOf(plan)}.`;
  return next.costsMore === undefined
    ? `${adds} It is priced for you.`
    : `${adds} For your numbers it costs ${formatPrice(next.costsMore)} more ${periodOf(isAnnual)}.`;
}

const total = css({
  font: `700 ${fontSize.figure}/1.1 ${font.head}`,
  letterSpacing: '-0.035em',
  whiteSpace: 'nowrap',
  marginInlineEnd: '0.1em',
});
const price = css({
  '& b': { fontWeight: 600 },
  '& i': { fontStyle: 'normal' },
  textWrap: 'inherit',
  fontSize: fontSize.lead,
  lineHeight: 1.35,
});
const nextStyle = css({
  textWrap: 'inherit',
  marginTop: '0.375rem',
  ...noteText,
});

interface EstimateFigureProps {
  estimate: Estimate;
  isAnnual: boolean;
  className?: string;
}

/**
 * Shows the calculated price and its calculation. Each text that changes is in an element of its own. Otherwise React
 * could not update the text after a translation by the browser, because the translation replaces text nodes.
 */
export function EstimateFigure({ estimate, isAnnual, className }: EstimateFigureProps) {
  const isPriced = estimate.total !== undefined;
  const sum = isPriced ? sumInWords(estimate, isAnnual) : '';
  return (
    <div className={className}>
      <p css={price}>
        <b>{estimate.plan.name}</b> <span>{sum}</span> <i>{sum && '='}</i>{' '}
        <span css={total}>{isPriced ? formatPrice(estimate.total!) : texts.custom}</span>{' '}
        <span>{isPriced ? periodOf(isAnnual) : texts.customTerms}</span>
      </p>
      <p css={nextStyle}>{nextInWords(estimate, isAnnual)}</p>
    </div>
  );
}
