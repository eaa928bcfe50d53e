import { css } from '@emotion/react';
import type { PatternBoardContent } from '../../content/types/pattern-board';
import { color, font } from '../../theme/tokens';
import { boardSizes, em, wideBoard } from './thread-path';

interface Pattern {
  outline: string;
  /** Upper end of the grainline and its length, where the board's threads leave the cloth free. */
  grain: readonly [x: number, y: number, length: number];
}

/** Pattern pieces of real garments, each on the wide board of 500 by 432. */
const patterns: Record<NonNullable<PatternBoardContent['garment']>, Pattern> = {
  sleeve: {
    outline: 'M24 168C70 40 170 10 250 10s180 30 226 158l-66 222H90z',
    grain: [94, 196, 80],
  },
  bodice: {
    outline: 'M150 8h64c10 48 62 48 72 0h64l92 96-70 72 38 250H90l38-250-70-72z',
    grain: [378, 304, 68],
  },
  skirt: { outline: 'M168 8q82 22 164 0l150 392q-232 50-464 0z', grain: [260, 58, 50] },
  trousers: {
    outline: 'M112 8h266l34 158-30 260H262l-14-190-30 190H92L62 166z',
    grain: [215, 128, 70],
  },
  collar: {
    outline:
      'M8 268C44 84 150 20 250 20s206 64 242 248l-80 44C380 192 322 150 250 150S120 192 88 312z',
    grain: [58, 178, 56],
  },
  waistcoat: {
    outline:
      'M132 8c10 90 60 150 118 196 58-46 108-106 118-196l104 60-34 140 24 160-212 42-212-42 24-160L28 68z',
    grain: [422, 285, 60],
  },
  cuff: { outline: 'M8 122Q250 20 492 122l-46 232Q250 270 54 354z', grain: [130, 246, 42] },
  coat: {
    outline: 'M176 8q74 26 148 0l138 66-30 136 58 216H10L68 210 38 74z',
    grain: [250, 110, 70],
  },
};

const chalk = css({
  position: 'absolute',
  inset: 0,
  width: em(boardSizes.wide[0]),
  height: em(boardSizes.wide[1]),
  visibility: 'hidden',
  [wideBoard]: { visibility: 'visible' },
});

const words = css({
  stroke: 'none',
  fill: color.inkSoft,
  font: `500 12.5px/1 ${font.mono}`,
  textAnchor: 'middle',
});

/** What the board's components are cut for, in chalk: an outline with its grainline, and how often it is cut. */
export function Garment({ name }: { name: keyof typeof patterns }) {
  const [width, height] = boardSizes.wide;
  const { outline, grain } = patterns[name];
  const [x, y, length] = grain;
  return (
    <svg
      css={chalk}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke={color.control}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={color.paper} strokeWidth="1.25" d={outline} />
      <path d={`M${x} ${y}v${length}m-5-12 5 12 5-12m-10-${length - 24} 5-12 5 12`} />
      <text css={words} x={x} y={y + length + 20}>
        cut 1
      </text>
    </svg>
  );
}
