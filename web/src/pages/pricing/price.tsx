import { css } from '@emotion/react';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router';
import { countOnce } from '../../runtime/behaviours/in-view';
import { headFont, media, noteText } from '../../theme/tokens';
import { wrappedRow } from '../../ui/layout';
import { formatEuros, formatPrice } from '../../content/numbers';

/** Duration (ms) of the animation, which must be shorter than a second. */
const duration = 500;

interface PriceFigureProps {
  amount: number;
  isAnnual: boolean;
}

/** Shows an amount in euros. A change is animated only after a click on the switch for the billing period. */
export function PriceFigure({ amount, isAnnual }: PriceFigureProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef({ amount, isAnnual });
  const navigation = useNavigationType();
  // With this effect event the effect below does not depend on `navigation`. Otherwise each navigation would run the
  // effect again and stop the animation.
  const isSwitched = useEffectEvent(() => navigation === 'REPLACE');
  useLayoutEffect(() => {
    const { amount: from, isAnnual: wasAnnual } = shown.current;
    shown.current = { amount, isAnnual };
    if (from === amount || wasAnnual === isAnnual || !isSwitched()) return undefined;
    return countOnce(
      (share) => {
        if (ref.current)
          ref.current.textContent =
            share < 1 ? formatEuros(from + (amount - from) * share) : formatPrice(amount);
      },
      0,
      duration,
    );
  }, [amount, isAnnual]);
  return <span ref={ref}>{formatPrice(amount)}</span>;
}

const line = css(wrappedRow('0 0.5rem', 'baseline'));
const amount = css({
  ...headFont('min(16vw, 2.75rem)', 1.1, '-0.04em'),
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { fontSize: '1.75rem' },
});
const small = css(noteText);

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
