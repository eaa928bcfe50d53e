import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { GradedNest } from '../../brand/illustrations/graded-nest';
import { priceOf, pricing } from '../../content/pages/pricing';
import { useIsHydrating } from '../../runtime/islands/use-is-hydrating';
import { color, fontSize, media, radius, space } from '../../theme/tokens';
import { Switch } from '../../ui/forms/switch';
import { containerStyle } from '../../ui/section';
import { Kicker } from '../../ui/text';
import { PlanCard } from './plan-card';

const parameter = 'billing';
const annual = 'annual';

/**
 * The billing period, kept in the URL as `?billing=annual`, so that it survives reload and sharing. Every other value
 * means monthly. The prerendered page is monthly.
 */
function useBilling() {
  const isHydrating = useIsHydrating();
  const [query, setQuery] = useSearchParams();
  const isAnnual = !isHydrating && query.get(parameter) === annual;

  // The router may show a change later than the visitor's next press comes.
  const isWanted = useRef(isAnnual);
  useEffect(() => {
    isWanted.current = isAnnual;
  }, [isAnnual]);

  function toggle() {
    isWanted.current = !isWanted.current;
    if (isWanted.current) query.set(parameter, annual);
    else query.delete(parameter);
    // One entry in the history, however often the visitor compares.
    setQuery(query, { replace: true });
  }

  return { isAnnual, toggle };
}

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

/** The pricing page's first band: the billing switch, and the four plans at the prices of the chosen period. */
export function Plans() {
  const { isAnnual, toggle } = useBilling();
  return (
    <section css={band} aria-labelledby="pricing-title">
      <div css={containerStyle}>
        <div css={head}>
          <div>
            <Kicker>{pricing.kicker}</Kicker>
            <h1 id="pricing-title" css={title}>
              {pricing.title}
            </h1>
            <p css={lead}>{pricing.lead}</p>
            <div css={billing}>
              <span css={monthlyLabel} aria-hidden>
                {pricing.monthly}
              </span>
              <Switch isOn={isAnnual} onToggle={toggle}>
                {pricing.annual}
              </Switch>
              <span css={saving}>{pricing.saving}</span>
            </div>
          </div>
          <GradedNest
            css={nest}
            plans={pricing.plans.map(({ name, badge }) => ({ name, isMarked: Boolean(badge) }))}
          />
        </div>
        <noscript>
          <p css={{ padding: '28px 0' }}>{pricing.annualInWords}</p>
        </noscript>
        <ul css={grid}>
          {pricing.plans.map((plan, index) => (
            <li key={plan.name} css={cell} data-plan={index}>
              <PlanCard plan={plan} price={priceOf(plan, isAnnual)} />
            </li>
          ))}
        </ul>
        <p css={terms}>{pricing.terms}</p>
      </div>
    </section>
  );
}
