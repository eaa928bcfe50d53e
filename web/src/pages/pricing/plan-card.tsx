import { css } from '@emotion/react';
import type { Plan, PlanPrice } from '../../content/pages/pricing';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { color, font, fontSize, media, radius } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ButtonLink } from '../../ui/link';
import { formatEuros } from '../../ui/numbers';
import { PriceFigure, PriceLine } from './price';

const card = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  padding: '1.5rem 1.1875rem',
  borderRadius: radius.card,
  [media.print]: { gridTemplateColumns: '2fr 3fr', columnGap: '2rem', padding: '0.875rem' },
});
/** On paper the recommended one is like the others. */
const recommended = css({
  outlineOffset: 6,
  [media.print]: { outline: 'none', background: 'none' },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1.875rem',
});
const name = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const badge = css({
  padding: '0.3125rem 0.6875rem',
  borderRadius: radius.control,
  font: `500 ${fontSize.label}/1.3 ${font.mono}`,
  color: '#14171f',
  background: color.thread,
  [media.print]: { border: '1px solid' },
});
const note = css({ minHeight: '1.5rem', fontSize: fontSize.small, color: color.inkSoft });
const saved = css({ fontWeight: 600, color: color.moss });
const description = css({ marginTop: '0.875rem' });
const list = css({ marginTop: '1.125rem', [media.print]: { gridArea: '1 / 2', margin: 0 } });
const line = css({
  position: 'relative',
  paddingBlock: '0.4375rem',
  paddingInline: '1.1875rem 0',
  fontSize: '1rem',
  lineHeight: 1.45,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.875rem',
    insetInlineStart: 1,
    width: '0.625rem',
    height: '0.625rem',
    border: `2px solid ${color.moss}`,
    borderRadius: '50%',
    background: color.moss,
  },
  [media.print]: { paddingBlock: '1px', paddingInline: '1.5rem 0', '&::before': { top: '0.5rem' } },
});
const missing = css([
  line,
  { color: color.inkSoft, '&::before': { borderColor: color.control, background: 'none' } },
]);
const extras = css({
  margin: '0.875rem 0 1.625rem',
  [media.print]: { gridArea: '2 / 2', margin: 0 },
  borderTop: `1px solid ${color.line}`,
  fontSize: '1rem',
});
const extra = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.75rem',
  marginTop: '0.5rem',
});
const extraPrice = css({ flex: 'none', fontWeight: 600 });
const action = css({ [media.print]: { display: 'none' } });

function PlanAction({ button, isLight }: { button: Plan['button']; isLight: boolean }) {
  const look = { isWide: true, css: action };
  if ('to' in button)
    return (
      <ButtonLink variant="outline" to={button.to} {...look}>
        {button.text}
      </ButtonLink>
    );
  return (
    <Button variant={isLight ? 'light' : 'outline'} {...look} {...opensDialog(button.dialog)}>
      {button.text}
    </Button>
  );
}

/** One plan: what it costs in the chosen period, what is saved, what is in it and what is not. */
export function PlanCard({ plan, price: shown }: { plan: Plan; price: PlanPrice }) {
  const isMarked = plan.badge !== undefined;
  return (
    <Card isRecommended={isMarked} css={[card, isMarked && recommended]}>
      <div>
        <div css={head}>
          <h2 css={name}>{plan.name}</h2>
          {plan.badge && <p css={badge}>{plan.badge}</p>}
        </div>
        <PriceLine terms={shown.period}>
          {shown.amount === undefined ? 'Custom' : <PriceFigure amount={shown.amount} />}
        </PriceLine>
        <p css={note}>
          {shown.saving ? (
            <span css={saved}>You save {formatEuros(shown.saving)}</span>
          ) : (
            shown.note
          )}
        </p>
        <p css={description}>{plan.description}</p>
      </div>
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
      <PlanAction button={plan.button} isLight={isMarked} />
    </Card>
  );
}
