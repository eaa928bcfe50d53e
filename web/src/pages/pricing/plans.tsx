import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { estimatePrice } from '../../content/pages/price-estimate';
import { priceOf, pricing } from '../../content/pages/pricing';
import { border, color, fontSize, leadText, media, radius, space } from '../../theme/tokens';
import { visuallyHidden } from '../../ui/layout';
import { Switch } from '../../ui/forms/switch';
import { formatCount, formatPrice } from '../../ui/numbers';
import { containerStyle } from '../../ui/section';
import { heroTitle, Kicker } from '../../ui/text';
import { EstimateFigure, periodOf } from './estimate-figure';
import { PlanCard } from './plan-card';
import { Receipt } from './receipt';
import { TasksControl } from './tasks-control';
import { useNeed } from './use-need';

const band = css({
  padding: `calc(${space.header} + clamp(2rem, 4.4vw, 4rem)) 0 ${space.section}`,
  background: color.paperDeep,
  [media.print]: { padding: 0, background: 'none' },
});
// The switch for the billing period is at the end of the first line. On phones the switch is outside this grid.
const head = css({
  display: 'grid',
  gridTemplate: '"kicker billing" auto "title title" auto "lead lead" auto / 1fr auto',
  alignItems: 'center',
  [media.phone]: { display: 'contents' },
});
const title = css(heroTitle, { gridArea: 'title' });
const lead = css({
  gridArea: 'lead',
  maxWidth: '38em',
  textWrap: 'balance',
  marginTop: 'clamp(0.875rem, 1.6vw, 1.25rem)',
  ...leadText,
  [media.print]: { marginTop: '0.625rem', fontSize: 'inherit' },
});
const billing = css({
  gridArea: 'billing',
  [media.cramped]: { flexWrap: 'wrap' },
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  [media.print]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
  // On phones the plans are in one column, so the switch stays visible below the header while the visitor scrolls.
  [media.phone]: {
    position: 'sticky',
    zIndex: 2,
    top: `calc(${space.header} + 0.5rem)`,
    justifyContent: 'space-between',
    marginTop: '1.25rem',
    gap: '0.5rem',
    padding: '0.375rem 0.75rem',
    border: border.hairline,
    borderRadius: radius.card,
    background: color.sheet,
  },
});
const monthlyLabel = css({ fontSize: '1rem', fontWeight: 600, [media.phone]: { display: 'none' } });
const saving = css({
  padding: '0.375rem 0.625rem',
  borderRadius: radius.control,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
  '@media (width < 22.5em)': { padding: '0.3125rem 0.4375rem', fontSize: '0.875rem' },
  color: '#1a6b4a',
  background: color.mossTint,
});
const calculator = css({
  display: 'grid',
  // The first column is wider than the usual numbers, so the price does not move when the site's fonts have loaded.
  gridTemplate: '"number price" auto "nest nest" auto / minmax(17rem, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '1.375rem clamp(1.5rem, 4vw, 4rem)',
  marginTop: 'clamp(1.5rem, 3.4vw, 2.5rem)',
  [media.phone]: { gridTemplate: '"number" auto "nest" auto / minmax(0, 1fr)' },
  [media.print]: { marginTop: '0.75rem', gap: '0.5rem 1.5rem' },
});
const price = css({
  gridArea: 'price',
  textAlign: 'end',
  textWrap: 'balance',
  [media.phone]: { display: 'none' },
});
const status = css(visuallyHidden);
// The columns match the plans' limits on the measuring tape. From each limit a string leads straight down to the hole
// in the plan's card. The hole is 18 px from the end of the card.
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'calc(22.8% + 18px) 22.4% 21.05% 1fr',
  columnGap: '1%',
  marginTop: '1.75rem',
  '@media (width < 75em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '1.375rem',
  },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { columnGap: '0.75rem', marginTop: '0.75rem' },
});
const terms = css({ maxWidth: '60em', marginTop: '0.375rem', color: color.inkSoft });
const cell = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  marginBottom: '1.375rem',
  [media.phone]: {
    display: 'block',
    marginBottom: '0.75rem',
    '&:has(> .night)': { order: -1 },
  },
  [media.print]: { breakInside: 'avoid', marginBottom: '0.75rem' },
});

/**
 * Screen readers get the price after this time (ms) without a change. Otherwise they would read a price for each step
 * of the slider.
 */
const announceAfter = 1_000;

/** The first section of the pricing page: the plans, a calculator by tasks, and a switch for the billing period. */
export function Plans() {
  const { need, isChanged, change, toggleBilling, settleAddress } = useNeed();
  const { isAnnual, tasks } = need;
  const estimate = estimatePrice(need);
  const fitting = estimate.plan;

  const result =
    estimate.total === undefined
      ? `${pricing.estimate.custom}, ${pricing.estimate.customTerms}`
      : `${formatPrice(estimate.total)} ${periodOf(isAnnual)}`;
  const words = `${formatCount(tasks)} ${pricing.estimate.unit}: ${fitting.name}, ${result}`;
  const [announced, announce] = useState('');
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(announce, announceAfter, words);
    return () => clearTimeout(timer);
  }, [isChanged, words]);

  return (
    <section css={band} aria-labelledby="pricing-title">
      <div css={containerStyle}>
        <div css={head}>
          <Kicker>{pricing.kicker}</Kicker>
          <h1 id="pricing-title" css={title}>
            {pricing.title}
          </h1>
          <p css={lead}>{pricing.lead}</p>
          <div css={billing}>
            <span css={monthlyLabel} aria-hidden>
              {pricing.monthly}
            </span>
            <Switch isOn={isAnnual} onToggle={toggleBilling}>
              {pricing.annual}
            </Switch>
            <span css={saving}>{pricing.saving}</span>
          </div>
        </div>
        <noscript>
          <p css={{ paddingTop: '1.25rem' }}>{pricing.annualInWords}</p>
        </noscript>
        <div css={calculator}>
          <TasksControl
            tasks={tasks}
            estimate={estimate}
            onChange={(changed) => change({ tasks: changed })}
            onLeave={settleAddress}
          />
          <EstimateFigure css={price} estimate={estimate} isAnnual={isAnnual} />
          <p role="status" css={status}>
            {announced}
          </p>
        </div>
        <ul css={grid}>
          {pricing.plans.map((plan) => (
            <li key={plan.name} css={cell}>
              <PlanCard
                plan={plan}
                price={priceOf(plan, isAnnual)}
                estimate={plan === fitting ? estimate : undefined}
                isAnnual={isAnnual}
              />
            </li>
          ))}
        </ul>
        <p css={terms}>{pricing.terms}</p>
        <Receipt need={need} estimate={estimate} onChange={change} />
      </div>
    </section>
  );
}
