import { css } from '@emotion/react';
import { border, color } from '../../theme/tokens';
import { pseudoBox } from '../../ui/layout';
import { cloth } from '../pieces/cloth';
import { jointPlace, PieceJoint, pieceStyle } from '../pieces/pattern-piece';

/** Windows too narrow for the lorry from its side. */
export const fromAbove = '@media screen and (width < 47.5em)';

const speech = css({
  position: 'absolute',
  bottom: 'calc(100% + 0.75rem)',
  insetInlineStart: '3.5rem',
  padding: '0.25rem 0.875rem',
  borderRadius: '0.5rem 0.5rem 0.5rem 0',
  background: color.sheet,
  fontSize: '1rem',
  fontWeight: 600,
  color: color.ink,
  // Draws the tail, which points to the driver.
  '&::after': {
    ...pseudoBox,
    // A pixel higher, because a hairline would separate the tail from the box at some zoom levels.
    top: 'calc(100% - 1px)',
    insetInlineStart: 0,
    border: '0.3125rem solid',
    borderColor: `${color.sheet} transparent transparent ${color.sheet}`,
  },
});
const part = css(pieceStyle, jointPlace.top, {
  '--edge': 'var(--fill)',
  '--tab-edge': 'var(--tab-fill)',
  '--focus': 'var(--word)',
  padding: '1.8125rem 1.25rem 1.125rem',
  paddingInlineEnd: '6rem',
  borderRadius: 0,
  // Draws two wheels, of which only the outer parts are visible.
  '&:not(:nth-of-type(2))::after': {
    ...pseudoBox,
    zIndex: -1,
    insetInline: '-0.625rem',
    top: '40%',
    height: '2.25rem',
    borderRadius: '0.3125rem',
    background: `repeating-linear-gradient(${color.sheet} 0 6px, ${color.nightSoft} 6px 7.5px)`,
  },
  '&:first-of-type': {
    paddingTop: '4.75rem',
    '&, &::before': { borderRadius: '2.5rem 2.5rem 0 0' },
  },
});
const looks = [cloth.pocket, cloth.right, cloth.sleeve, cloth.collar];
const looksByPlace = looks.map(({ fill, seam, word }, index) => [
  `&:nth-of-type(${index + 1})`,
  { '--fill': fill, '--seam': seam, '--word': word, '--tab-fill': looks[index - 1]?.fill },
]);
/** Styles of the parts of the lorry, from the cab to the rear. In wide windows they do nothing. */
export const lorryPart = css({ [fromAbove]: css(part, Object.fromEntries(looksByPlace)) });
const front = css({
  position: 'absolute',
  top: 0,
  insetInlineStart: '-0.875rem',
  width: 'calc(100% + 1.75rem)',
  height: '4rem',
});
const load = css({
  display: 'none',
  forcedColorAdjust: 'none',
  [fromAbove]: { display: 'contents' },
});
const picture = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '1.5rem',
  width: '3.5rem',
  display: 'grid',
  alignItems: 'center',
  // The red dashed line joins the pictures.
  '&::before': {
    ...pseudoBox,
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 1px)',
    borderInlineStart: border.thread,
  },
  'li:first-of-type > * > &': { insetBlockStart: '2.9375rem' },
  'li:first-of-type > * > &::before': { insetBlockStart: '50%', borderColor: 'var(--word)' },
  'li:last-of-type > * > &::before': { insetBlockEnd: '50%' },
  '& > svg': { position: 'relative' },
});
const pictures = [
  'M6 28h7l4-13 6 27 7-31 6 30 6-20 4 7h6',
  'M8 28h10v16H8zM23 28h10v16H23zM38 28h10v16H38zM13 28C13 6 43 6 43 28',
  'M10 13h24M8 22h40v14H8zM10 46h28',
  'M10 8v38h38M10 38l12-8 9 6 15-20',
];

/** Draws the front of the lorry or, behind it, a joint, and what a part ({@link lorryPart}) carries. */
export const LorryLoad = ({ index }: { index: number }) => (
  <div css={load} aria-hidden="true">
    {index > 0 ? (
      <PieceJoint />
    ) : (
      <>
        <p css={speech}>“I am running late.”</p>
        <svg css={front} fill={color.thread} stroke="#14171f" strokeWidth="2">
          <path id="mirror" d="M10 29h10M1 22a5 5 0 0 1 10 0V38a5 5 0 0 1-10 0z" />
          <use href="#mirror" x="-100%" transform="scale(-1 1)" />
          <svg x="50%" overflow="visible">
            <path d="M-78 24Q0 6 78 24L69 51Q0 40-69 51z" fill={color.cobaltTint} />
            <path d="M-54 22L-40 44M48 21L60 45" stroke={color.sheet} strokeWidth="5" />
            <path d="M-6 44L-46 34M52 46L10 34" strokeWidth="3" />
          </svg>
        </svg>
      </>
    )}
    <div css={picture}>
      <svg viewBox="0 0 56 56" fill="none" stroke={color.thread} strokeWidth="2.5">
        <path
          fill={color.sheet}
          stroke="none"
          d="M6 0H44L56 12V50a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"
        />
        <path d={pictures[index]} />
      </svg>
    </div>
  </div>
);
