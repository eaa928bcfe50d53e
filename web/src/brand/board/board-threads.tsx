import { css, keyframes } from '@emotion/react';
import type { BoardPiece, PatternBoardContent } from '../../content/types/pattern-board';
import { color, media } from '../../theme/tokens';
import {
  boardSizes,
  em,
  needleCurve,
  pathOf,
  slack,
  stitchesOf,
  threadCurves,
  wideBoard,
  type Layout,
} from './thread-path';

const layer = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
const sizeOf = (layout: Layout) => ({
  width: em(boardSizes[layout][0]),
  height: em(boardSizes[layout][1]),
});
// Hidden rather than not displayed: what comes back to display would be sewn again.
const only = {
  wide: css(sizeOf('wide'), { visibility: 'hidden', [wideBoard]: { visibility: 'visible' } }),
  small: css(sizeOf('small'), { [wideBoard]: { visibility: 'hidden' } }),
};
// Pulled through from the start of the thread; `slack` is where no dash is in sight yet.
const sew = keyframes({ from: { strokeDashoffset: slack } });
const drawn = css({
  [media.moving]: { animation: `${sew} 1.6s 0.2s ease-out backwards` },
});

interface BoardThreadsProps {
  layout: Layout;
  pieces: readonly BoardPiece[];
  needle?: PatternBoardContent['needle'];
}

/**
 * The threads of one arrangement. They are sewn once, by a style rule alone: without motion or script the thread is
 * simply there.
 */
export function BoardThreads({ layout, pieces, needle }: BoardThreadsProps) {
  const [width, height] = boardSizes[layout];
  const curves = threadCurves(pieces, layout);
  /** Of each curve: the place of the piece that it leaves. */
  const joined = pieces.flatMap((piece, index) => (piece.joins ? index : []));
  const threads = needle ? [...curves, needleCurve(pieces, needle)] : curves;
  return (
    <svg
      css={[layer, only[layout]]}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <g stroke={color.thread} strokeWidth="2.5" strokeLinecap="round">
        {threads.map((curve, index) => (
          <path
            key={pathOf(curve)}
            d={pathOf(curve)}
            {...stitchesOf(curve)}
            css={drawn}
            data-thread={joined[index]}
          />
        ))}
      </g>
      {curves.map(([, , , [x, y]], index) => (
        <circle
          key={`${x} ${y}`}
          data-thread={joined[index]}
          cx={x}
          cy={y}
          r="4.5"
          fill={`var(--knot, ${color.sheet})`}
          stroke={color.thread}
          strokeWidth="2.5"
        />
      ))}
      {needle && (
        <g transform={`translate(${needle.eye}) rotate(${needle.turn})`}>
          <path fill={color.ink} d="M-7 0C-7-3 0-3.5 10-3L72 0 10 3C0 3.5-7 3-7 0z" />
          <path stroke={color.sheet} strokeWidth="1.8" strokeLinecap="round" d="M-2 0h8" />
        </g>
      )}
    </svg>
  );
}
