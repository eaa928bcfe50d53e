import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { GradedNest } from '../../brand/illustrations/graded-nest';
import { priceOf, pricing } from '../../content/pages/pricing';
import { useIsHydrating } from '../../runtime/islands/use-is-hydrating';
import { color, fontSize, media, radius, space } from '../../theme/tokens';
import { Switch } from '../../ui/forms/switch';
import { containerStyle } from '../../ui/section';
import { heroTitle, Kicker } from '../../ui/text';
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
  padding: `calc(${space.header} + clamp(2rem, 4.4vw, 4rem)) 0 ${space.section}`,
  background: color.paperDeep,
  [media.print]: { padding: 0, background: 'none' },
});
// No room beside the headline.
const narrow = '@media screen and (max-width: 46.24875em)';
// The words, and below them the switch, stand beside the nest.
const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(14.75rem, 36vw - 1.875rem, 28.75rem)',
  columnGap: 'clamp(1.5rem, 6vw, 5.5rem)',
  alignItems: 'end',
  // There the switch sticks, for as long as the band.
  [narrow]: { '&, & > div': { display: 'contents' } },
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) 10.625rem', alignItems: 'start' },
});
const nest = css({
  marginBottom: '1.25rem',
  [narrow]: { display: 'none' },
  [media.print]: { margin: 0 },
});
const lead = css({
  maxWidth: '34em',
  textWrap: 'balance',
  marginTop: 'clamp(0.875rem, 1.6vw, 1.25rem)',
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  color: color.inkSoft,
  [media.print]: { marginTop: '0.625rem', fontSize: 'inherit' },
});
const billing = css({
  [media.cramped]: { flexWrap: 'wrap' },
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  margin: 'clamp(1.75rem, 3.4vw, 2.75rem) 0 1.625rem',
  [media.print]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
  // The plans stand below each other: the switch stays in reach while they pass.
  [media.phone]: {
    position: 'sticky',
    zIndex: 2,
    top: `calc(${space.header} + 0.5rem)`,
    justifyContent: 'space-between',
    gap: '0.5rem',
    padding: '0.375rem 0.75rem',
    border: `1px solid ${color.line}`,
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
  whiteSpace: 'nowrap',
  '@media (max-width: 22.49875em)': { padding: '0.3125rem 0.4375rem', fontSize: '0.875rem' },
  color: '#1a6b4a',
  background: color.mossTint,
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: '1.375rem',
  '@media (max-width: 69.99875em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { display: 'block' },
});
const terms = css({ maxWidth: '60em', marginTop: '0.375rem', color: color.inkSoft });
// Names, lists, extras and buttons stand in one line across the cards.
const cell = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  marginBottom: '1.375rem',
  [media.print]: { display: 'block', breakInside: 'avoid', margin: '0.75rem 0 0' },
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
            <h1 id="pricing-title" css={heroTitle}>
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
          <p css={{ padding: '1.75rem 0' }}>{pricing.annualInWords}</p>
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
