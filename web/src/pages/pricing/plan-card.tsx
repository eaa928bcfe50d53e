import { css } from '@emotion/react';
import type { Estimate } from '../../content/pages/price-estimate';
import { pricing, type Plan, type PlanPrice } from '../../content/pages/pricing';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { border, color, fontSize, labelFont, media, noteText, radius } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { circle, pseudoBox, stacked, wrappedRow } from '../../ui/layout';
import { ButtonLink } from '../../ui/link';
import { formatEuros, formatPrice } from '../../ui/numbers';
import { EstimateFigure } from './estimate-figure';
import { PriceFigure, PriceLine } from './price';

const { estimate: texts } = pricing;

const card = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  padding: '2.125rem 1.1875rem 1.25rem',
  borderRadius: radius.card,
  // Draws a hole in the card. A string leads from the measuring tape to this hole (brand/illustrations/nest-tape).
  '@media screen and (min-width: 75em)': {
    '&::after': {
      ...pseudoBox,
      top: 10,
      insetInlineEnd: 11,
      ...circle(14),
      border: `1px solid ${color.control}`,
      background: color.paperDeep,
    },
    'li:last-of-type > &::after': { insetInlineEnd: 'calc(17% - 7px)' },
  },
  // On phones, only the plan that fits the visitor's tasks is a card. Each other plan is a row with its name, price and
  // a disclosure.
  [media.phone]: {
    gridTemplateRows: 'auto',
    padding: '1.25rem 1.1875rem',
    '&:not(.night)': { paddingBlock: '0.75rem' },
    '& > details:not([open]) + *': { display: 'none' },
  },
  [media.print]: { padding: '0.5rem 0.875rem' },
});
/**
 * Styles of the card of the plan that fits the visitor's tasks. In print it has a frame, because browsers print no
 * backgrounds.
 */
const fitting = css({
  outlineOffset: -9,
  [media.print]: { outline: `2px solid ${color.ink}`, outlineOffset: 0, background: 'none' },
});
const head = css({
  ...wrappedRow('0.375rem'),
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '1.875rem',
});
const oneLine = css({
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: '0.25rem 0.75rem',
    '& > :first-of-type': { display: 'contents' },
    '& > :last-of-type': { gridArea: '1 / 2 / 3' },
    '& > div > p': {
      justifyContent: 'end',
      marginTop: 0,
      '& > :first-of-type': { fontSize: '1.5rem' },
    },
  },
});
const onPhones = css({
  display: 'none',
  [media.phone]: { display: 'block' },
  // Of this text, phones show only the calculation, because the card already shows the plan's name and the price.
  '& > :first-of-type': { fontSize: '1rem' },
  '& > :first-of-type > :not(b + span)': { display: 'none' },
});
const yours = css({
  marginTop: '0.25rem',
  fontWeight: 600,
  // Print hides this price, because the receipt below contains it as its total.
  [media.print]: { display: 'none' },
});
const name = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const badge = css({
  // On phones, where a plan is a row, the badge is below the plan's name.
  gridArea: '2 / 1',
  justifySelf: 'start',
  padding: '0.3125rem 0.5rem',
  borderRadius: radius.control,
  font: labelFont(1.3),
  color: '#14171f',
  background: color.thread,
  [media.print]: { border: '1px solid' },
});
const note = css(noteText);
const saved = css({ fontWeight: 600, color: color.moss });
const description = css({
  marginTop: '0.5rem',
  [media.print]: { marginTop: 0 },
  fontSize: '1rem',
});
const list = css({
  margin: '1.125rem 0 0.875rem',
  [media.print]: { margin: 0 },
});
const line = css({
  position: 'relative',
  paddingBlock: '0.4375rem',
  paddingInline: '1.1875rem 0',
  fontSize: '1rem',
  lineHeight: 1.45,
  '&::before': {
    ...pseudoBox,
    top: '0.875rem',
    insetInlineStart: 1,
    ...circle('0.625rem'),
    border: `2px solid ${color.moss}`,
    background: color.moss,
  },
  [media.print]: { paddingBlock: '1px', paddingInline: '1.5rem 0', '&::before': { top: '0.5rem' } },
});
const missing = css([
  line,
  { color: color.inkSoft, '&::before': { borderColor: color.control, background: 'none' } },
]);
const details = css({
  '& > summary': { width: 'auto', justifyContent: 'space-between' },
  '@media screen and (min-width: 40em)': {
    '&, &::details-content': { ...stacked, flexGrow: 1 },
  },
});
const extras = css({
  margin: 'auto 0 1.625rem',
  [media.print]: { display: 'flex', columnGap: '1.5rem', margin: 0, fontSize: 'inherit' },
  borderTop: border.hairline,
  fontSize: '1rem',
});
const extra = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.75rem',
  marginTop: '0.5rem',
});
const extraPrice = css({ flex: 'none', fontWeight: 600 });

function PlanAction({ button, isLight }: { button: Plan['button']; isLight: boolean }) {
  const buttonProps = {
    isWide: true,
    variant: isLight ? 'light' : 'outline',
  } as const;
  if ('to' in button)
    return (
      <ButtonLink to={button.to} {...buttonProps}>
        {button.text}
      </ButtonLink>
    );
  return (
    <Button {...buttonProps} {...opensDialog(button.dialog)}>
      {button.text}
    </Button>
  );
}

interface PlanCardProps {
  plan: Plan;
  price: PlanPrice;
  isAnnual: boolean;
  /**
   * The calculated price. It is set only for the plan that fits the visitor's tasks. Phones show the price in the card.
   */
  estimate?: Estimate;
}

export function PlanCard({ plan, price: shown, isAnnual, estimate }: PlanCardProps) {
  const doesFit = estimate !== undefined;
  return (
    <Card isRecommended={doesFit} css={[card, doesFit && fitting]}>
      <div css={doesFit ? undefined : oneLine}>
        <div css={head}>
          <h2 css={name}>{plan.name}</h2>
          {plan.badge && <p css={badge}>{plan.badge}</p>}
        </div>
        <div>
          <PriceLine terms={shown.period}>
            {shown.amount === undefined ? 'Custom' : <PriceFigure amount={shown.amount} />}
          </PriceLine>
          {estimate?.total !== undefined && (
            <p css={yours}>{`${texts.yours} ${formatPrice(estimate.total)}`}</p>
          )}
        </div>
        {estimate && <EstimateFigure css={onPhones} estimate={estimate} isAnnual={isAnnual} />}
      </div>
      <Fold summary={`What ${plan.name} includes`} isOpen={doesFit} css={details}>
        <p css={note}>
          {shown.saving ? (
            <span css={saved}>You save {formatEuros(shown.saving)}</span>
          ) : (
            shown.note
          )}
        </p>
        <p css={description}>{plan.description}</p>
        <ul css={list}>
          {plan.features.map((feature) => (
            <li key={feature} css={line}>
              {feature}
            </li>
          ))}
          {plan.notIncluded.map((feature) => (
            <li key={feature} css={missing}>
              {feature}
            </li>
          ))}
        </ul>
        <dl css={extras}>
          {plan.extras.map((item) => (
            <div key={item.name} css={extra}>
              <dt>{item.name}</dt>
              <dd css={extraPrice}>{item.price}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <PlanAction button={plan.button} isLight={doesFit} />
    </Card>
  );
}
