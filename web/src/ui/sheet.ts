import { css } from '@emotion/react';
import { media, space } from '../theme/tokens';

/** A sheet that overlaps the previous band. The page's thread reads `--heading-start` (theme/global.css). */
export const overlapping = css({
  '--overlap': space.lap,
  position: 'relative',
  marginTop: `calc(-1 * ${space.lap})`,
  paddingTop: 0,
  '@media print': { marginTop: 0 },
});
/** Leaves space at the end of a band for the next band's sheet. */
export const underSheet = css({
  paddingBottom: `calc(${space.lap} + clamp(1.75rem, 5vw, 4rem))`,
  '@media print': { paddingBottom: '0.5rem' },
});
/** A two-column band (`ui/section`) with such a sheet on the right. In a single column it does not overlap. */
export const sheetBand = css({
  [media.columns]: css(overlapping, { '--heading-start': `calc(${space.section} + ${space.lap})` }),
});
export const besideSheet = css({
  [media.columns]: { paddingTop: `calc(${space.section} + ${space.lap})` },
});
