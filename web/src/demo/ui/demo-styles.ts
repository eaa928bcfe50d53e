import { css } from '@emotion/react';
import { color, font, radius, shadow } from '../../theme/tokens';

/** Height of the ribbon's own strip, and of the tour's above it: none without a tour. */
export const stripHeight = 'var(--demo-ribbon)';
export const tourHeight = 'var(--demo-tour)';
/** Both together; the page and what floats over it make room (demo-room.ts). */
export const ribbonHeight = `calc(${stripHeight} + ${tourHeight})`;

/** Buttons and controls of the console: smaller than the site's, on its night card. */
export const smallButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 40,
  padding: '6px 14px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  font: `600 14.5px/1.25 ${font.text}`,
  whiteSpace: 'nowrap',
  color: color.ink,
  background: 'transparent',
  textDecoration: 'none',
  '&:hover': { background: color.nightRaised },
  '&:disabled': { opacity: 0.45, cursor: 'default' },
  '&[aria-pressed=true]': { borderColor: color.moss, color: color.moss },
  // Its name stays the same, where the browser knows how to say so.
  '&[aria-pressed=true]::before': {
    content: ['"✓"', '"✓" / ""'],
    marginRight: 6,
    fontFamily: font.mono,
  },
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
/** Heading of a panel in the console and the presenter's window. */
export const panelTitle = css({
  font: `600 15px/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.ink,
});
/** What stands below or beside: small and soft. */
export const aside = css({ fontSize: 13.5, lineHeight: 1.5, color: color.inkSoft });
/** A text field or a select on the night ground. */
export const nightControl = css({
  display: 'block',
  width: '100%',
  minHeight: 40,
  padding: '6px 10px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  fontSize: 15,
  color: color.ink,
  background: color.nightRaised,
});
/** A row of buttons. */
export const buttonRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
