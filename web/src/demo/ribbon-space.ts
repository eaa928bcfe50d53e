import { css } from '@emotion/react';
import { media } from '../theme/tokens';
import { ribbonHeight } from './ui/demo-styles';

const floatsAbove = { translate: `0 calc(-1 * ${ribbonHeight})` };
const badge = 'main button[data-dialog=readiness-challenge]';

/** Global styles: hide the discovery banner and its ground, which take up no room then. */
export const noBanner = css({ '[data-banner], [data-banner] + *': { display: 'none' } });

/**
 * Global styles: page, dialogs and what floats at the lower edge end above the ribbon, so that it hides nothing of
 * theirs, and nothing hides the ribbon.
 */
export const ribbonSpace = css({
  html: {
    '--demo-ribbon': '44px',
    '--demo-tour': '0px',
    scrollPaddingBottom: `calc(${ribbonHeight} + 8px)`,
  },
  'html:has([data-demo=tour])': { '--demo-tour': '52px' },
  // The badge has asked for room of its own.
  [`html:has(${badge})`]: { scrollPaddingBottom: `calc(${ribbonHeight} + 96px)` },
  body: { paddingBottom: ribbonHeight },
  [badge]: floatsAbove,
  '[data-toasts] ol': floatsAbove,
  'html [data-dialog-open]': { bottom: ribbonHeight },
  '[data-dialog-open] [data-focus-lock-disabled] > div': {
    minHeight: `calc(100dvh - ${ribbonHeight})`,
  },
  // The dialog keeps the focus to itself: what would not answer is not offered.
  'html:has([data-dialog-open]) [data-demo=ribbon] button': { display: 'none' },
  // What the scan has found stays free: its toast stands over the header.
  'html[data-demo-scan]:not(:has([data-dialog-open])) [data-toasts] ol': {
    inset: '8px 24px auto auto',
    translate: 'none',
  },
  [media.phone]: {
    'html:has([data-demo=tour])': { '--demo-tour': '100px' },
    'html[data-demo-scan]:not(:has([data-dialog-open])) [data-toasts] ol': { right: 12 },
    // There it is higher than the header.
    'html[data-demo-scan]': { scrollPaddingTop: 136 },
    // A second row for the button that offers the new version.
    'html:has([data-demo=offer])': { '--demo-ribbon': '88px' },
    '[data-dialog-open] [role=dialog]': { height: `calc(100dvh - ${ribbonHeight})` },
    // There the toast stands at the upper edge.
    'html:has([data-dialog-open]) [data-toasts] ol': { translate: 'none' },
  },
  [media.print]: { '[data-demo]': { display: 'none' } },
});
