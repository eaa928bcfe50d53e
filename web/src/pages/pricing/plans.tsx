import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { estimatePrice } from '../../content/pages/price-estimate';
import { priceOf, pricing } from '../../content/pages/pricing';
import { color, fontSize, media, radius, space } from '../../theme/tokens';
import { visuallyHidden, wrappedRow } from '../../ui/layout';
import { Switch } from '../../ui/forms/switch';
import { formatCount, formatPrice } from '../../content/numbers';
import { containerStyle } from '../../ui/section';
import { NeedControl } from './need-control';
import { PlanCard, planRows } from './plan-card';
import { Receipt } from './receipt';
import { periodOf } from './sum-in-words';
import { useNeed } from './use-need';

const band = css({
  padding: `calc(${space.header} + 0.75rem) 0 ${space.section}`,
  background: color.paperDeep,
  [media.desktop]: { paddingTop: `calc(${space.header} + 2rem)` },
  [media.print]: { padding: 0, background: 'none' },
});
const beside = '@media screen and (min-width: 75em)';
// The switch has the same width, so both edges are aligned.
const introductionWidth = '23.625rem';
const container = css(containerStyle, {
  [beside]: {
    display: 'grid',
    // The height of the introduction is reserved, because it follows the plans in the HTML.
    gridTemplate: `minmax(6.5rem, auto) / minmax(0, 1fr) ${introductionWidth}`,
    alignItems: 'center',
    columnGap: '2rem',
  },
});
const wholeRow = css({ gridColumn: '1 / -1' });
const title = css({
  fontSize: 'min(12vw, clamp(2rem, 2.6vw + 1.5rem, 4rem))',
  [media.print]: { fontSize: '2.125rem' },
});
const lead = css({
  maxWidth: '38em',
  marginTop: '1.375rem',
  lineHeight: 1.53,
  textWrap: 'balance',
  color: color.inkSoft,
  [beside]: { gridArea: '1 / 2', margin: 0 },
});
const belowNumbers = '@media (width < 70em)';
const billing = css({
  gridArea: 'billing',
  ...wrappedRow('0.25rem 0.875rem', 'center'),
  justifySelf: 'end',
  [beside]: { width: introductionWidth },
  '@media print, (scripting: none)': { display: 'none' },
  [belowNumbers]: { justifySelf: 'start' },
});
const monthlyLabel = css({ fontSize: '1rem', fontWeight: 600, [media.phone]: { display: 'none' } });
const saving = css({
  marginInlineStart: 'auto',
  padding: '0.375rem 0.625rem',
  borderRadius: radius.control,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
  color: '#1a6b4a',
  background: color.mossTint,
});
const calculator = css(wholeRow, {
  display: 'grid',
  // The first column is as wide as the largest number and its label, so nothing moves when the number of tasks changes.
  gridTemplate: '"tasks components billing" auto "nest nest nest" auto / 20.5rem auto 1fr',
  alignItems: 'center',
  gap: '1.0625rem 2rem',
  marginTop: 'clamp(1.25rem, 2.4vw, 1.75rem)',
  [belowNumbers]: {
    gridTemplate:
      '"tasks components" auto "nest nest" auto "billing billing" auto / minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '0.75rem',
  },
  '@media (width < 22.5em)': {
    gridTemplate: '"tasks" auto "components" auto "nest" auto "billing" auto / minmax(0, 1fr)',
  },
  [media.print]: {
    gridTemplate: '"tasks nest" auto "components nest" 1fr / auto minmax(0, 1fr)',
    marginTop: '0.75rem',
    gap: '0.5rem 2rem',
    alignItems: 'start',
  },
});
const grid = css(wholeRow, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 'clamp(0.75rem, 1.4vw, 1rem)',
  marginTop: '1.625rem',
  '@media (width < 64em), print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.75rem', marginTop: '0.75rem' },
  [media.print]: { gap: '0.75rem', marginTop: '0.75rem' },
});
const terms = css(wholeRow, {
  maxWidth: '40em',
  marginTop: '1.375rem',
  color: color.inkSoft,
  textWrap: 'balance',
});
const cell = css(planRows, {
  [media.phone]: {
    '&:has(> .night)': { order: -1 },
    // The second plan is initially above the first one, so the first is hidden until the browser has parsed the second.
    '&:first-of-type:not(:has(~ li ~ li))': { display: 'none' },
  },
});

/**
 * Screen readers get the price after this time (ms) without a change. Otherwise they would read it at each step of the
 * slider.
 */
const announceAfter = 1_000;

export function Plans() {
  const { need, isChanged, change, toggleBilling, settleAddress } = useNeed();
  const { isAnnual, tasks, components } = need;
  const estimate = estimatePrice(need);
  const { plan: fitting, total } = estimate;

  const result =
    total === undefined
      ? `${pricing.estimate.custom}, ${pricing.estimate.customTerms}`
      : `${formatPrice(total)} ${periodOf(isAnnual)}`;
  const words = `${formatCount(tasks)} ${pricing.estimate.unit}, ${formatCount(components)} ${pricing.estimate.components.toLowerCase()}: ${fitting.name}, ${result}`;
  const [announced, announce] = useState('');
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(announce, announceAfter, words);
    return () => clearTimeout(timer);
  }, [isChanged, words]);

  return (
    <section css={band} aria-labelledby="pricing-title">
      <div css={container}>
        <h1 id="pricing-title" css={title}>
          {pricing.title}
        </h1>
        <noscript>
          <p css={{ paddingTop: '1.25rem' }}>{pricing.annualInWords}</p>
        </noscript>
        <div css={calculator}>
          <NeedControl need={need} estimate={estimate} onChange={change} onLeave={settleAddress} />
          <div css={billing}>
            <span css={monthlyLabel} aria-hidden>
              {pricing.monthly}
            </span>
            <Switch isOn={isAnnual} onToggle={toggleBilling}>
              {pricing.annual}
            </Switch>
            <span css={saving}>{pricing.saving}</span>
          </div>
          <p role="status" css={visuallyHidden}>
            {announced}
          </p>
        </div>
        <ul css={grid}>
          {pricing.plans.map((plan) => (
            <li key={plan.name} css={cell}>
              <PlanCard
                plan={plan}
                price={priceOf(plan, isAnnual)}
                estimate={estimate}
                isAnnual={isAnnual}
              />
            </li>
          ))}
        </ul>
        <p css={lead}>{pricing.lead}</p>
        <p css={terms}>{pricing.terms}</p>
        <Receipt need={need} estimate={estimate} onChange={change} />
      </div>
    </section>
  );
}
