import { css } from '@emotion/react';

/** The global styles know the menu by this id too: while it is open, the page behind it keeps still. */
export const siteMenuId = 'site-menu';

/** Of what the open menu covers: out of reach of keyboard and screen reader, with script or without. */
export const behindMenu = css({
  [`html:has(#${siteMenuId}:popover-open) &`]: {
    visibility: 'hidden',
    // Not before the menu has faded in over it.
    transition: 'visibility 0s 200ms',
  },
});
