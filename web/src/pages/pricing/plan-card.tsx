import { css } from '@emotion/react';
import type { Estimate } from '../../content/pages/price-estimate';
import { pricing, type Plan, type PlanPrice } from '../../content/pages/pricing';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { border, color, fontSize, labelFont, media, noteText, radius } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Fold, unboxed } from '../../ui/fold';
import { circle, pseudoBox, sharedRows, spreadRow } from '../../ui/layout';
import { ButtonLink } from '../../ui/link';
import { formatEuros, formatPrice } from '../../content/numbers';
import { PriceFigure, PriceLine } from './price';
import { sumInWords } from './sum-in-words';

const { estimate: texts } = pricing;

const beside = '@media screen and (min-width: 40em)';
/** Styles of a grid item with a plan's card. The parts of plans beside each other share rows. */
export const planRows = css({ [beside]: { ...sharedRows(7), rowGap: 0 } });
const card = css(planRows, unboxed(beside), {
  padding: '1.125rem clamp(1rem, 4.5vw - 1.875rem, 1.5rem) 1.5rem',
  borderRadius: radius.card,
  // On phones only the plan that fits the visitor's numbers is a card. The others are rows.
  [media.phone]: { '&:not(.night)': { padding: '0.75rem 1rem' } },
  [media.print]: { padding: '0.5rem 0.875rem' },
});
/** Styles of the plan that fits the visitor's numbers. Browsers print no backgrounds, so in print it has a frame. */
const fitting = css({
  outlineOffset: -9,
  [media.print]: { outline: `2px solid ${color.ink}`, outlineOffset: -2, background: 'none' },
});
const head = css({
  ...spreadRow('0.375rem', 'center'),
  minHeight: '1.75rem',
  marginBottom: '0.25rem',
});
const oneLine = css({
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: '0.5rem 0.75rem',
    '& > div': { display: 'contents' },
    '& h2': { fontSize: '1.375rem' },
    '& > p': {
      gridArea: '1 / 2 / 3',
      justifyContent: 'end',
      '& > :first-of-type': { fontSize: '1.5rem' },
    },
  },
});
const name = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const badge = css({
  gridArea: '2 / 1',
  justifySelf: 'start',
  padding: '0.25rem 0.5rem',
  borderRadius: radius.control,
  font: labelFont(1.3),
  color: '#14171f',
  background: color.thread,
  [media.print]: { border: '1px solid' },
});
const note = css(noteText, {
  margin: '0.25rem 0',
  lineHeight: 1.47,
  [beside]: { minHeight: '2.75rem' },
});
const saved = css({ fontWeight: 600, color: color.moss });
const line = css({
  position: 'relative',
  paddingInlineStart: '1.25rem',
  fontSize: '1rem',
  lineHeight: 1.6875,
  '&::before': {
    ...pseudoBox,
    top: '0.5625rem',
    insetInlineStart: 1,
    ...circle('0.625rem'),
    border: `2px solid ${color.moss}`,
    background: color.moss,
  },
  '&[data-missing]': { color: color.inkSoft },
  '&[data-missing]::before': { borderColor: color.control, background: 'none' },
  [media.print]: { fontSize: 'inherit', lineHeight: 'inherit', '&::before': { top: '0.3125rem' } },
});
const details = css({
  '.night > & > summary': { display: 'none' },
  '& > summary': { width: 'auto', justifyContent: 'space-between' },
});
const rest = css({ marginBottom: '0.75rem', [media.print]: { margin: '0.5rem 0' } });
const action = css({
  '--button-padding': 0,
  // The longest text would touch the button's ends.
  '@media screen and (64em <= width < 75em)': { '--button-text': fontSize.small },
  margin: '1rem 0',
  [media.print]: { margin: '0.5rem 0 0' },
});
const extras = css({
  paddingTop: '0.25rem',
  borderTop: border.hairline,
  fontSize: '1rem',
  [media.print]: { display: 'flex', columnGap: '1.5rem', fontSize: 'inherit' },
});
const extra = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.75rem',
  marginTop: '0.375rem',
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
  estimate: Estimate;
}

/** Returns the note on a plan's card. Only the plan that fits the visitor's numbers has a calculation as its note. */
function noteOf({ plan, price, isAnnual, estimate }: PlanCardProps): string {
  const { next, total } = estimate;
  if (plan === estimate.plan && total) return sumInWords(estimate, isAnnual) || texts.nothingExtra;
  if (plan === next?.plan && next.costsMore !== undefined)
    return `${formatPrice(next.costsMore)} ${texts.costsMore}`;
  return price.saving ? '' : price.note;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, price, isAnnual, estimate } = props;
  const doesFit = plan === estimate.plan;
  const amount = doesFit ? estimate.total : price.amount;
  const words = noteOf(props);
  return (
    <Card isRecommended={doesFit} css={[card, doesFit && fitting]}>
      <div css={doesFit ? undefined : oneLine}>
        <div css={head}>
          <h2 css={name}>{plan.name}</h2>
          {plan.badge && <p css={badge}>{plan.badge}</p>}
        </div>
        <PriceLine terms={price.period}>
          {amount === undefined ? (
            texts.custom
          ) : (
            <PriceFigure amount={amount} isAnnual={isAnnual} />
          )}
        </PriceLine>
      </div>
      <Fold summary={`What ${plan.name} includes`} isOpen={doesFit} css={details}>
        <p css={note}>
          {!!price.saving && <span css={saved}>{`You save ${formatEuros(price.saving)}`}</span>}
          <span>{price.saving && words ? `, ${words}` : words}</span>
        </p>
        <ul>
          {plan.features.slice(0, 2).map((feature) => (
            <li key={feature} css={line}>
              {feature}
            </li>
          ))}
        </ul>
        <div css={action}>
          <PlanAction button={plan.button} isLight={doesFit} />
        </div>
        <p>{plan.description}</p>
        <ul css={rest}>
          {plan.features.slice(2).map((feature) => (
            <li key={feature} css={line}>
              {feature}
            </li>
          ))}
          {plan.notIncluded.map((feature) => (
            <li key={feature} css={line} data-missing>
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
    </Card>
  );
}
