import { css } from '@emotion/react';
import { media, space } from '../theme/tokens';

/**
 * A band that begins with a sheet, which lies over the lower edge of the band before it. The page's thread
 * (theme/global.css) leaves out what overlaps; `--heading-start` says where the band's heading is.
 */
export const overlapping = css({
  '--overlap': space.lap,
  position: 'relative',
  marginTop: `calc(-1 * ${space.lap})`,
  paddingTop: 0,
  '@media print': { marginTop: 0 },
});
/** Room at the foot of a band for the sheet of the next one. */
export const underSheet = css({
  paddingBottom: `calc(${space.lap} + clamp(1.75rem, 5vw, 4rem))`,
  '@media print': { paddingBottom: '0.5rem' },
});
/** A band of two columns (`ui/section`), where the right one is such a sheet; in one column it lies in its band. */
export const sheetBand = css({
  [media.desktop]: css(overlapping, { '--heading-start': `calc(${space.section} + ${space.lap})` }),
});
/** The left column of such a band. */
export const besideSheet = css({
  [media.desktop]: { paddingTop: `calc(${space.section} + ${space.lap})` },
});
