import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { border, color, fluid, media, radius } from '../theme/tokens';
import { coverBox } from './layout';

/** Styles of a link that makes its whole card clickable. The card must be positioned. */
export const cardLink = css({
  padding: '0.25rem 0',
  fontSize: '1rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { ...coverBox, borderRadius: radius.card },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

export const cardStyle = css({
  position: 'relative',
  border: border.hairline,
  borderRadius: radius.card,
  background: color.sheet,
  [media.print]: { breakInside: 'avoid' },
});

const roomy = css(cardStyle, {
  padding: fluid.m,
  borderRadius: radius.sheet,
});
const recommended = css({
  outline: border.thread,
  outlineOffset: 7,
  background: color.night,
  // A page break would cut off an outline outside the card.
  [media.print]: { outlineOffset: -7, background: 'none' },
});

interface CardProps extends ComponentProps<'div'> {
  /** Makes the card dark. Inside it, the design tokens have their values for dark backgrounds. */
  isRecommended?: boolean;
}

export function Card({ isRecommended = false, className = '', ...props }: CardProps) {
  return (
    <div
      className={isRecommended ? `night ${className}` : className}
      css={[roomy, isRecommended && recommended]}
      {...props}
    />
  );
}
