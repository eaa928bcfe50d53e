import { css } from '@emotion/react';
import { media } from '../theme/tokens';
import { ribbonHeight } from './ui/demo-styles';

const floatsAbove = { translate: `0 calc(-1 * ${ribbonHeight})` };
const badge = 'main button[data-dialog=readiness-challenge]';

/** Global styles that hide the discovery banner and its background. */
export const noBanner = css({ '[data-banner], [data-banner] + *': { display: 'none' } });

/** Global styles that keep page, dialogs, toasts and score badge above the demo's ribbon at the lower edge. */
export const ribbonSpace = css({
  html: {
    '--demo-ribbon': '2.75rem',
    '--demo-tour': '0px',
    scrollPaddingBottom: `calc(${ribbonHeight} + 0.5rem)`,
  },
  'html:has([data-demo=tour]):not([data-modal])': { '--demo-tour': '3.25rem' },
  body: { paddingBottom: ribbonHeight },
  [media.desktop]: {
    // On large screens the score badge has a fixed position. On small screens it is in the header.
    [badge]: floatsAbove,
  },
  '[data-toasts] ol': floatsAbove,
  // A toast directly above the ribbon would cover buttons of the page, so the toast appears over the header. An open
  // dialog has no buttons there, so the toast stays above the ribbon.
  '@media (min-width: 40em)': {
    'html:has([data-demo=ribbon]):not([data-modal]) [data-toasts] ol': {
      inset: '0.25rem 0 auto',
      marginInline: 'auto',
      translate: 'none',
    },
  },
  'body:has([data-demo=blank]) [data-toasts]': { visibility: 'hidden' },
  'html [data-dialog-open]': { bottom: ribbonHeight },
  'html [data-dialog-open] > div': { '--screen': `calc(100dvh - ${ribbonHeight})` },
  // An open dialog locks the focus, so the ribbon's buttons would not respond. The tour's bar would cover the dialog's
  // buttons.
  'html[data-modal] :is([data-demo=ribbon] button:not([data-demo]), [data-demo=tour])': {
    display: 'none',
  },
  // The button that fills in a dialog's form is visible only while a dialog with a form is open.
  'html:not(:has([role=dialog] form)) [data-demo=fill-in]': { display: 'none' },
  [media.phone]: {
    // On phones toasts are below the header, so they need not move.
    '[data-toasts] ol': { translate: 'none' },
    'html:has([data-demo=tour]):not([data-modal])': { '--demo-tour': '6.25rem' },
  },
  // With a large font size the ribbon's text takes several lines.
  [media.cramped]: {
    html: { '--demo-ribbon': '5.5rem' },
  },
  // In a low window the demo makes the home page's headline smaller, and the distance from the header, so that the ribbon
  // covers no button below the headline or in a scan's result.
  '@media (min-width: 64em) and (height < 50em)': {
    html: { scrollPaddingTop: 'calc(var(--header) + 0.25rem)' },
    '[data-own-thread] h1': { fontSize: 'min(8.333vw, 12vh)' },
  },
  [media.print]: { '[data-demo]': { display: 'none' } },
});
