import { css } from '@emotion/react';
import { media } from '../theme/tokens';
import { ribbonHeight } from './ui/demo-styles';

const floatsAbove = { translate: `0 calc(-1 * ${ribbonHeight})` };
const badge = 'main button[data-dialog=readiness-challenge]';

/** Global styles that hide the discovery banner and its background. */
export const noBanner = css({ '[data-banner], [data-banner] + *': { display: 'none' } });

/** Global styles that leave space for the ribbon below the page, dialogs, toasts and the score badge. */
export const ribbonSpace = css({
  html: {
    '--demo-ribbon': '2.75rem',
    '--demo-tour': '0px',
    scrollPaddingBottom: `calc(${ribbonHeight} + 0.5rem)`,
  },
  'html:has([data-demo=tour]):not([data-modal])': { '--demo-tour': '3.25rem' },
  body: { paddingBottom: ribbonHeight },
  [media.desktop]: {
    // On large screens the score badge floats above the page. On small screens it is in the header.
    [badge]: floatsAbove,
    // On the window's start side a toast would cover the console's lowest buttons, so it moves to the end side. While a
    // dialog is open, the toast does not move, because the dialog covers the console and has its buttons on the end
    // side.
    'html:has(#demo-console):not([data-modal]) [data-toasts] ol': { insetInline: 'auto 1.5rem' },
  },
  '[data-toasts] ol': floatsAbove,
  'html [data-dialog-open]': { bottom: ribbonHeight },
  'html [data-dialog-open] > div': { '--screen': `calc(100dvh - ${ribbonHeight})` },
  // An open dialog locks the focus, so the presenter could not use these buttons, and the tour's bar would cover the
  // dialog's buttons.
  'html[data-modal] :is([data-demo=ribbon] button, [data-demo=tour])': { display: 'none' },
  [media.phone]: {
    // On phones toasts are at the top.
    '[data-toasts] ol': { translate: 'none' },
    'html:has([data-demo=tour]):not([data-modal])': { '--demo-tour': '6.25rem' },
    // The button that loads a new version of the demo needs a second row.
    'html:has([data-demo=offer])': { '--demo-ribbon': '5.5rem' },
  },
  // With a large font size the ribbon's text takes several lines.
  [media.cramped]: {
    html: { '--demo-ribbon': '5.5rem' },
    'html:has([data-demo=offer])': { '--demo-ribbon': '8.5rem' },
  },
  [media.print]: { '[data-demo]': { display: 'none' } },
});
