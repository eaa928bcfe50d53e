import { css } from '@emotion/react';
import { media, space } from '../theme/tokens';

/**
 * Styles of a white box that overlaps the previous section. The dashed line in the page's margin uses the custom
 * properties (theme/global.css).
 */
export const overlapping = css({
  '--overlap': space.lap,
  position: 'relative',
  marginTop: `calc(-1 * ${space.lap})`,
  paddingTop: 0,
  '@media print': { marginTop: 0 },
});
/** Leaves space for the next section's white box, which overlaps this section. */
export const underSheet = css({
  paddingBottom: `calc(${space.lap} + clamp(1.75rem, 5vw, 4rem))`,
  '@media print': { paddingBottom: '0.5rem' },
});
/**
 * Styles of a section with two columns (`ui/section`), of which the right one is a white box over the previous section.
 */
export const sheetBand = css({
  [media.columns]: css(overlapping, { '--heading-start': `calc(${space.section} + ${space.lap})` }),
});
export const besideSheet = css({
  [media.columns]: { paddingTop: `calc(${space.section} + ${space.lap})` },
});
