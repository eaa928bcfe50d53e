import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { countOnce } from '../../runtime/behaviours/count-once';
import { formatEuros } from '../../ui/numbers';

/** In ms; the figure has to stand still within a second (interfaces: pricing). */
const duration = 500;

/** An amount in euros. It runs to its new value when the visitor switches, not when a shared link brings it. */
export function PriceFigure({ amount }: { amount: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);
  const isSwitched = useNavigationType() === 'REPLACE';
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = amount;
    if (from === amount || !isSwitched) return undefined;
    return countOnce(
      (share) => {
        if (ref.current) ref.current.textContent = formatEuros(from + (amount - from) * share);
      },
      0,
      duration,
    );
  }, [amount, isSwitched]);
  return <span ref={ref}>{formatEuros(amount)}</span>;
}
