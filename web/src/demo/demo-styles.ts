import { css } from '@emotion/react';
import { color, font, radius, shadow } from '../theme/tokens';

/** Height of the ribbon in px; the page and what floats over it make room. */
export const ribbonHeight = 44;

/** Buttons and controls of the console: smaller than the site's, on its night card. */
export const smallButton = css({
  minHeight: 40,
  padding: '6px 14px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  font: `600 14.5px/1.25 ${font.text}`,
  color: color.ink,
  background: 'transparent',
  '&:hover': { background: color.nightRaised },
  '&[aria-pressed=true]': { color: color.night, background: color.nightText },
});
export const lightButton = css(smallButton, {
  color: color.night,
  borderColor: color.nightText,
  background: color.nightText,
  '&:hover': { background: '#fff' },
});
export const floatingCard = css({
  position: 'fixed',
  zIndex: 50,
  bottom: ribbonHeight + 12,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.nightLine}`,
  borderRadius: radius.card,
  boxShadow: shadow,
});
