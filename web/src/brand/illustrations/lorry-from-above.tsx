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
    borderInline: '0.75rem solid #c9c0ad',
  },
  '&:first-of-type': {
    paddingTop: '3.875rem',
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
const windscreen = css({
  position: 'absolute',
  top: '1.125rem',
  insetInline: 'calc(50% - 4.5rem)',
  height: '1.75rem',
  borderRadius: '1rem 1rem 0.375rem 0.375rem',
  background: color.sheet,
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
  'li:first-of-type > * > &::before': { insetBlockStart: '50%' },
  'li:last-of-type > * > &::before': { insetBlockEnd: '50%' },
  '& > svg': { position: 'relative' },
});
const pictures = [
  'M6 28h7l4-13 6 27 7-31 6 30 6-20 4 7h6',
  'M8 28h10v16H8zM23 28h10v16H23zM38 28h10v16H38zM13 28C13 6 43 6 43 28',
  'M10 13h24M8 22h40v14H8zM10 46h28',
  'M10 8v38h38M10 38l12-8 9 6 15-20',
];

/** Draws what a part of the late lorry carries, for narrow windows. The part has the styles {@link lorryPart}. */
export const LorryLoad = ({ index }: { index: number }) => (
  <div css={load} aria-hidden="true">
    {index > 0 ? (
      <PieceJoint />
    ) : (
      <>
        <p css={speech}>“I am running late.”</p>
        <div css={windscreen} />
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
