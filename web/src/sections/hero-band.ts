import { css } from '@emotion/react';
import { space } from '../theme/tokens';

/** The first band of a page: it begins below the header, which lies over it. */
export const heroBand = css({
  padding: `calc(${space.header} + clamp(20px, 4.4vw, 64px)) 0 ${space.section}`,
});

/** A hero's picture needs some 300 px beside the text; below that it follows the buttons. */
export const pictureBeside = '@media (min-width: 760px)';
