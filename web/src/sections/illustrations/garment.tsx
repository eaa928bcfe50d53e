import { css } from '@emotion/react';
import type { PatternBoardContent } from '../../content/pattern-board';
import { color } from '../../theme/tokens';
import { boardSizes, wideBoard } from './board-size';

/** Pattern pieces of real garments, each on the wide board of 500 by 432. */
const outlines: Record<NonNullable<PatternBoardContent['garment']>, string> = {
  sleeve: 'M24 168C70 40 170 10 250 10s180 30 226 158l-66 258H90z',
  bodice: 'M150 8h64c10 48 62 48 72 0h64l92 96-44 72 12 250H90l12-250-44-72z',
  skirt: 'M168 8q82 22 164 0l150 392q-232 50-464 0z',
  trousers: 'M112 8h266l34 158-30 260H262l-14-190-30 190H92L62 166z',
  collar:
    'M8 286C44 96 150 20 250 20s206 76 242 266l-80 44C380 206 322 156 250 156S120 206 88 330z',
  waistcoat:
    'M132 8c10 90 60 150 118 196 58-46 108-106 118-196l104 60-34 140 24 176-212 42-212-42 24-176L28 68z',
  cuff: 'M8 122Q250 20 492 122l-46 232Q250 270 54 354z',
  coat: 'M176 8q74 26 148 0l138 66-30 136 58 216H10L68 210 38 74z',
};

const chalk = css({
  position: 'absolute',
  inset: 0,
  visibility: 'hidden',
  [wideBoard]: { visibility: 'visible' },
});

/** What the board's components are cut for, in chalk: an outline with its grainline. */
export function Garment({ name }: { name: keyof typeof outlines }) {
  const [width, height] = boardSizes.wide;
  return (
    <svg
      css={chalk}
      width={width}
      height={height}
      fill="none"
      stroke={color.line}
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={color.paper} d={outlines[name]} />
      <path
        stroke={color.control}
        strokeWidth="1"
        d="M250 60v312m-5-12 5 12 5-12m-10-288 5-12 5 12"
      />
    </svg>
  );
}
