import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media } from '../../theme/tokens';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  marginTop: 12,
});
const amount = css({
  font: `700 44px/1.1 ${font.head}`,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { fontSize: 28 },
});
const small = css({ fontSize: fontSize.small, color: color.inkSoft });

interface PriceLineProps {
  /** The amount. */
  children: ReactNode;
  /** What it is for: "per month". */
  terms?: string;
}

/** An amount with its terms. */
export function PriceLine({ children, terms }: PriceLineProps) {
  return (
    <p css={line}>
      <span css={amount}>{children}</span> {terms && <span css={small}>{terms}</span>}
    </p>
  );
}
