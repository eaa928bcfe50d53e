import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';

const tape = css({
  display: 'flex',
  direction: 'ltr',
  width: '100%',
  height: '1.875rem',
  padding: '2px 0 0 87px',
  overflow: 'hidden',
  backgroundColor: color.thread,
  backgroundImage:
    'linear-gradient(90deg, #14171f 1.5px, transparent 1.5px), linear-gradient(90deg, #14171f 1.5px, transparent 1.5px)',
  backgroundPosition: '0 100%',
  backgroundRepeat: 'repeat-x',
  backgroundSize: '80px 18px, 16px 8px',
  font: `500 12.5px/1 ${font.mono}`,
  color: '#14171f',
  printColorAdjust: 'exact',
  // A number at each long mark: 10, 20 and so on.
  '& > *': {
    flex: '0 0 80px',
    counterIncrement: 'tape 10',
    '&::before': { content: 'counter(tape)' },
  },
});
/** Long marks, one every 80 px. They suffice for screens up to 2560 px wide. */
const marks = Array.from({ length: 17 }, (_, index) => <span key={index} />);

export const Tape = ({ className }: { className?: string }) => (
  <div css={tape} className={className} aria-hidden="true">
    {marks}
  </div>
);
