import { css } from '@emotion/react';
import { GradedNest } from '../../brand/illustrations/graded-nest';
import type { Plan, PlanPrice, PricingContent } from '../../content/pages/pricing';
import { color, fontSize, media, radius, space } from '../../theme/tokens';
import { Switch } from '../../ui/forms/switch';
import { containerStyle } from '../../ui/section';
import { Kicker } from '../../ui/text';
import { PlanCard } from './plan-card';

const band = css({
  padding: `calc(${space.header} + clamp(32px, 4.4vw, 64px)) 0 ${space.section}`,
  background: color.paperDeep,
  [media.print]: { padding: 0, background: 'none' },
});
// No room beside the headline.
const narrow = '@media screen and (max-width: 739.98px)';
// The words, and below them the switch, stand beside the nest.
const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(236px, 36vw - 30px, 460px)',
  columnGap: 'clamp(24px, 6vw, 88px)',
  alignItems: 'end',
  // There the switch sticks, for as long as the band.
  [narrow]: { '&, & > div': { display: 'contents' } },
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) 170px', alignItems: 'start' },
});
const nest = css({
  marginBottom: 20,
  [narrow]: { display: 'none' },
  [media.print]: { margin: 0 },
});
const title = css({ marginTop: 18, fontSize: fontSize.h1, [media.print]: { fontSize: 34 } });
const lead = css({
  maxWidth: '34em',
  textWrap: 'balance',
  marginTop: 'clamp(14px, 1.6vw, 20px)',
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  color: color.inkSoft,
  [media.print]: { marginTop: 10, fontSize: 'inherit' },
});
const billing = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  margin: 'clamp(28px, 3.4vw, 44px) 0 26px',
  [media.print]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
  // The plans stand below each other: the switch stays in reach while they pass.
  [media.phone]: {
    position: 'sticky',
    zIndex: 2,
    top: `calc(${space.header} + 8px)`,
    justifyContent: 'space-between',
    gap: 8,
    padding: '6px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.sheet,
  },
});
const monthlyLabel = css({ fontSize: 16, fontWeight: 600, [media.phone]: { display: 'none' } });
const saving = css({
  padding: '6px 10px',
  borderRadius: radius.control,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@media (max-width: 359.98px)': { padding: '5px 7px', fontSize: 14 },
  color: '#1a6b4a',
  background: color.mossTint,
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: 22,
  '@media (max-width: 1119.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { display: 'block' },
});
const terms = css({ maxWidth: '60em', marginTop: 6, color: color.inkSoft });
// Names, lists, extras and buttons stand in one line across the cards.
const cell = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  marginBottom: 22,
  [media.print]: { display: 'block', breakInside: 'avoid', margin: '12px 0 0' },
});

interface PlansSectionProps {
  content: PricingContent;
  prices: readonly { plan: Plan; price: PlanPrice }[];
  isAnnual: boolean;
  onToggle(): void;
}

/** The pricing page's first band: the billing switch and the four plans. */
export function PlansSection({ content, prices, isAnnual, onToggle }: PlansSectionProps) {
  return (
    <section css={band} aria-labelledby="pricing-title">
      <div css={containerStyle}>
        <div css={head}>
          <div>
            <Kicker>{content.kicker}</Kicker>
            <h1 id="pricing-title" css={title}>
              {content.title}
            </h1>
            <p css={lead}>{content.lead}</p>
            <div css={billing}>
              <span css={monthlyLabel} aria-hidden>
                {content.monthly}
              </span>
              <Switch isOn={isAnnual} onToggle={onToggle}>
                {content.annual}
              </Switch>
              <span css={saving}>{content.saving}</span>
            </div>
          </div>
          <GradedNest
            css={nest}
            plans={prices.map(({ plan }) => ({ name: plan.name, isMarked: Boolean(plan.badge) }))}
          />
        </div>
        <noscript>
          <p css={{ padding: '28px 0' }}>{content.annualInWords}</p>
        </noscript>
        <ul css={grid}>
          {prices.map(({ plan, price }, index) => (
            <li key={plan.name} css={cell} data-plan={index}>
              <PlanCard plan={plan} price={price} />
            </li>
          ))}
        </ul>
        <p css={terms}>{content.terms}</p>
      </div>
    </section>
  );
}
