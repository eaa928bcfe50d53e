import { css } from '@emotion/react';
import { color, font, radius, shadow } from '../theme/tokens';

/** Height of the ribbon; the page and what floats over it make room (demo-room.ts). */
export const ribbonHeight = 'var(--demo-ribbon)';

/** Buttons and controls of the console: smaller than the site's, on its night card. */
export const smallButton = css({
  minHeight: 40,
  padding: '6px 14px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  font: `600 14.5px/1.25 ${font.text}`,
  whiteSpace: 'nowrap',
  color: color.ink,
  background: 'transparent',
  '&:hover': { background: color.nightRaised },
  '&[aria-pressed=true]': { borderColor: color.moss, color: color.moss },
  // Its name stays the same, where the browser knows how to say so.
  '&[aria-pressed=true]::before': { content: ['"✓ "', '"✓ " / ""'], fontFamily: font.mono },
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
  bottom: `calc(${ribbonHeight} + 12px)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.nightLine}`,
  borderRadius: radius.card,
  boxShadow: shadow,
});
