import { css } from '@emotion/react';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router';
import { countOnce } from '../../runtime/behaviours/in-view';
import { color, font, fontSize, media } from '../../theme/tokens';
import { formatEuros } from '../../ui/numbers';

/** In ms. Short enough that the figure reaches its final value within a second. */
const duration = 500;

/** An amount in euros. It counts to its new value after a press on the switch, and not when a link sets the period. */
export function PriceFigure({ amount }: { amount: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);
  const navigation = useNavigationType();
  // An effect event and not a dependency: a change of history during the count must not stop it.
  const isSwitched = useEffectEvent(() => navigation === 'REPLACE');
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = amount;
    if (from === amount || !isSwitched()) return undefined;
    return countOnce(
      (share) => {
        if (ref.current) ref.current.textContent = formatEuros(from + (amount - from) * share);
      },
      0,
      duration,
    );
  }, [amount]);
  return <span ref={ref}>{formatEuros(amount)}</span>;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.5rem',
  marginTop: '0.75rem',
});
const amount = css({
  font: `700 min(16vw, 2.75rem)/1.1 ${font.head}`,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { fontSize: '1.75rem' },
});
const small = css({ fontSize: fontSize.small, color: color.inkSoft });

interface PriceLineProps {
  children: ReactNode;
  terms?: string;
}

export function PriceLine({ children, terms }: PriceLineProps) {
  return (
    <p css={line}>
      <span css={amount}>{children}</span> {terms && <span css={small}>{terms}</span>}
    </p>
  );
}
