import { css } from '@emotion/react';
import { media } from '../theme/tokens';

/** Styles of the page behind an open dialog. The dialogs' static copies contain them, and pages do not. */
export const behindDialog = css({
  // The page does not scroll, and a gutter replaces its scroll bar (theme/global.css).
  'html[data-modal]': {
    overflow: 'hidden',
    '@media (hover: hover)': {
      scrollbarGutter: 'stable',
      // The colour of `--paper` behind the overlay.
      background: '#67686a',
    },
  },
  // The dialog's buttons are where this message usually is, so the message is elsewhere.
  '[data-modal] #chunk-load-error': {
    insetInline: '1rem auto',
    [media.phone]: { inset: '4.625rem 1rem auto' },
    '& span': { display: 'none' },
  },
});
