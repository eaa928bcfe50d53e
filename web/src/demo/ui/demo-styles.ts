import { css } from '@emotion/react';
import { color, font, radius } from '../../theme/tokens';

export const stripHeight = 'var(--demo-ribbon)';
/** Height of the tour's bar, or 0 without a tour. The bar is directly above the demo's ribbon. */
export const tourHeight = 'var(--demo-tour)';
/** Sum of both heights. Pages and dialogs keep this space free at the bottom (ribbon-space.ts). */
export const ribbonHeight = `calc(${stripHeight} + ${tourHeight})`;

/** Styles of a button in the console, which is dark. The button is smaller than the site's buttons. */
export const smallButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.5rem',
  padding: '0.375rem 0.875rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  font: `600 0.90625rem/1.25 ${font.text}`,
  whiteSpace: 'nowrap',
  color: color.ink,
  background: 'transparent',
  textDecoration: 'none',
  '&:hover': { background: color.nightRaised },
  '&:disabled': { opacity: 0.45, cursor: 'default' },
});
export const lightButton = css(smallButton, {
  color: color.night,
  borderColor: color.nightText,
  background: color.nightText,
  '&:hover': { background: '#fff' },
});
export const panelTitle = css({
  font: `600 0.9375rem/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.ink,
});
export const aside = css({ fontSize: '0.84375rem', lineHeight: 1.5, color: color.inkSoft });
export const buttonRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
});
