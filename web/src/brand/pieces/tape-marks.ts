import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/** Distance (px) between two long marks of a drawn measuring tape. Only long marks may have numbers. */
export const longMark = 80;

const mark = 'linear-gradient(90deg, #14171f 1.5px, transparent 1.5px)';
export const tapeMarks = css({
  backgroundColor: color.thread,
  backgroundImage: `${mark}, ${mark}`,
  backgroundPosition: '0 100%',
  backgroundRepeat: 'repeat-x',
  backgroundSize: `${longMark}px 18px, 16px 8px`,
  color: '#14171f',
});
