import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';

const tape = css({
  width: '100%',
  height: '1.875rem',
  backgroundColor: color.thread,
  backgroundImage:
    'linear-gradient(90deg, #14171f 1.5px, transparent 1.5px), linear-gradient(90deg, #14171f 1.5px, transparent 1.5px)',
  backgroundPosition: '0 100%',
  backgroundRepeat: 'repeat-x',
  backgroundSize: '80px 18px, 16px 8px',
  font: `500 12.5px/1 ${font.mono}`,
  printColorAdjust: 'exact',
});
/** Numbers at the tape's long marks, one every 80 px. They suffice for screens up to 2560 px wide. */
const figures = Array.from({ length: 17 }, (_, index) => 10 * (index + 1));

export function Tape({ className }: { className?: string }) {
  return (
    <svg css={tape} className={className} aria-hidden="true">
      {figures.map((figure) => (
        <text key={figure} x={figure * 8 + 7} y="13">
          {figure}
        </text>
      ))}
    </svg>
  );
}
