import { css } from '@emotion/react';
import { font } from '../../theme/tokens';
import { longMark, tapeMarks } from '../pieces/tape-marks';

const tape = css(tapeMarks, {
  display: 'flex',
  direction: 'ltr',
  width: '100%',
  height: '1.875rem',
  padding: '2px 0 0 87px',
  overflow: 'hidden',
  font: `500 12.5px/1 ${font.mono}`,
  printColorAdjust: 'exact',
  '& > *': {
    flex: `0 0 ${longMark}px`,
    counterIncrement: 'tape 10',
    '&::before': { content: 'counter(tape)' },
  },
});
/** This number of marks is enough for screens up to 2560 px wide. */
const marks = Array.from({ length: 17 }, (_, index) => <span key={index} />);

export const Tape = ({ className }: { className?: string }) => (
  <div css={tape} className={className} aria-hidden="true">
    {marks}
  </div>
);
