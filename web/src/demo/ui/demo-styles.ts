import { css } from '@emotion/react';
import { color, font, noteText } from '../../theme/tokens';
import { buttonStyle } from '../../ui/button';
import { wrappedRow } from '../../ui/layout';

export const stripHeight = 'var(--demo-ribbon)';
/** Height of the tour's bar, or 0 without a tour. The bar is directly above the demo's ribbon. */
export const tourHeight = 'var(--demo-tour)';
/** Height of the ribbon and the tour's bar. Pages and dialogs keep this space free at the bottom (ribbon-space.ts). */
export const ribbonHeight = `calc(${stripHeight} + ${tourHeight})`;

const small = css({
  '--button-height': '2.5rem',
  '--button-padding': '0.875rem',
  '--button-text': '0.90625rem',
  whiteSpace: 'nowrap',
  '&:disabled': { opacity: 0.45, cursor: 'default' },
});
/** Styles of the console's buttons, which are smaller than the site's. */
export const smallButton = css(buttonStyle({ variant: 'outline' }), small);
export const lightButton = css(buttonStyle({ variant: 'light' }), small);
export const textButton = css(buttonStyle({ variant: 'quiet' }), small);
export const panelTitle = css({
  font: `600 0.9375rem/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.ink,
});
export const aside = css(noteText);
export const buttonRow = css(wrappedRow('0.5rem', 'center'));
