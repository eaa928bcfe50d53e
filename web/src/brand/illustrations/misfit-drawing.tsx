import { css } from '@emotion/react';
import { color, dataColors, font } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { chalkGrid, drawingNote } from '../pieces/cutting-table';
import { PieceDrawing } from '../pieces/piece-drawing';
import { pieceOutline } from '../pieces/piece-geometry';

const size = [163, 123] as const;
const [, vermilion] = dataColors;

const misfit = (() => {
  const teeth = (count: number, x: number, y: number) =>
    `l${x + y} ${y - x}l${x - y} ${y + x}`.repeat(count);
  return `M7 7${teeth(10, 7, 0)}${teeth(7, 0, 7)}${teeth(10, -7, 0)}${teeth(7, 0, -7)}z`;
})();

const sheet = css(cardStyle, chalkGrid(), {
  borderRadius: 26,
  '& svg': { overflow: 'visible' },
});
const number = css({ font: `700 42px ${font.head}`, letterSpacing: '-0.02em' });
const note = css(drawingNote, { borderRadius: '0 0 25px 25px', lineHeight: 1.5 });
// The part of the dashed line between the page's margin and the drawing. Narrow windows have no space for this part,
// and in right-to-left layouts the drawing touches the margin. There the line starts at a ring (`inDrawing`).
const fromMargin = css({
  display: 'none',
  '@media screen and (min-width: 83.75em)': { 'html:not([dir=rtl]) &': { display: 'inline' } },
});
const inDrawing = css({
  '@media screen and (min-width: 83.75em)': { 'html:not([dir=rtl]) &': { display: 'none' } },
});
const writing = <path strokeWidth="5" d="M44 46h56M44 62h74M44 78h40" />;

export function MisfitDrawing() {
  return (
    <div css={sheet} aria-hidden>
      <svg viewBox="0 0 520 448" fill="none" strokeWidth="1.5" strokeLinecap="round">
        <path
          d={pieceOutline(size, '--nn')}
          transform="translate(217 148)"
          stroke={color.control}
          strokeDasharray="3 5"
        />
        <PieceDrawing size={size} cuts="-tt-" tint={0} transform="translate(54 148)">
          {writing}
        </PieceDrawing>
        <PieceDrawing size={size} cuts="nt--" tint={2} transform="translate(54 271)">
          <path strokeWidth="5" d="m62 66 14 14 28-30" />
        </PieceDrawing>
        <PieceDrawing size={size} cuts="t--n" tint={3} transform="translate(217 271)">
          <path strokeWidth="5" d="m46 80 26-26 20 14 36-34" />
        </PieceDrawing>
        <g stroke={color.thread} strokeWidth="2.5">
          <path css={fromMargin} strokeDasharray="8 6" d="M-638 24H34" />
          <circle css={fromMargin} cx="-648" cy="24" r="7" fill={color.sheet} />
          <circle css={inDrawing} cx="24" cy="24" r="7" fill={color.sheet} />
        </g>
        <path
          d="M34 24H250C330 24 400 90 446 150c40 34 34 74 6 78s-28-34 2-34c44 0 44 90-14 112"
          stroke={color.thread}
          strokeWidth="2.5"
          strokeDasharray="8 6"
        />
        <path
          d="M0 0C16-4 40-4 66 0C40 4 16 4 0 0ZM6 0a7 1.6 0 0 1 14 0a7 1.6 0 0 1-14 0Z"
          transform="translate(435 294) rotate(66)"
          fill={color.ink}
          fillRule="evenodd"
        />
        <g transform="rotate(13 400 90) translate(313 34)">
          <path d={misfit} fill={vermilion.tint} stroke={vermilion.strong} />
          <path
            d="M18 18h118v76H18z"
            stroke={vermilion.strong}
            strokeDasharray="5 4"
            opacity=".6"
          />
          <text css={number} x="77" y="71" textAnchor="middle" fill={color.ink}>
            404
          </text>
        </g>
      </svg>
      <p css={note}>pattern 404 / no piece to match</p>
    </div>
  );
}
