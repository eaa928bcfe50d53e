import { css } from '@emotion/react';
import { color, dataColors } from '../../theme/tokens';
import { seamInset, tabDepth, tabLine } from './piece-geometry';

export type PieceTint = 0 | 1 | 2 | 3 | 'night';
type Side = 'top' | 'right' | 'bottom' | 'left';

/** Label colours have to be read on the tint: the thread's own colour is too light for that. */
const words = [color.cobaltDark, '#7d2b0e', '#12503a', '#5b2a6b'];

/** The colours of a piece, as variables for the element itself or one around it. */
export const pieceColors = (tint: PieceTint) => {
  if (tint === 'night') {
    return {
      '--edge': color.night,
      '--fill': color.night,
      '--seam': '#8a91a6',
      '--word': color.nightText,
    };
  }
  const { strong, tint: fill } = dataColors[tint];
  return { '--edge': strong, '--fill': fill, '--seam': strong, '--word': words[tint]! };
};

/** The colours of the piece whose tab a {@link PieceJoint} takes up. */
export const tabColors = (tint: PieceTint) => {
  const colors = pieceColors(tint);
  return { '--tab-edge': colors['--edge'], '--tab-fill': colors['--fill'] };
};

/** The look of a pattern piece: a rounded sheet of one colour with a dashed seam. Needs {@link pieceColors}. */
export const pieceStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  // Text keeps 10 px from the seam.
  padding: '1.0625rem',
  borderRadius: 12,
  boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  color: 'var(--word)',
  background: 'var(--fill)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: seamInset,
    border: '1px dashed var(--seam)',
    borderRadius: 7,
    opacity: 0.6,
    pointerEvents: 'none',
  },
});

// The middle of a side is the origin of what is drawn there; it points up.
const onEdge = css({
  position: 'absolute',
  insetBlockStart: 'var(--edge-block)',
  insetInlineStart: 'var(--edge-inline)',
  width: 'var(--edge-unit, 1px)',
  height: 'var(--edge-unit, 1px)',
  overflow: 'visible',
  transformOrigin: '0 0',
  // A piece before this one stands at the right where texts run to the left (theme/global.css).
  transform: 'rotate(calc(var(--edge-turn) * var(--way, 1)))',
  pointerEvents: 'none',
  // There a piece has a plain outline.
  '@media print, (forced-colors: active)': { display: 'none' },
});
const place = (block: string, inline: string, turn: string) => ({
  '--edge-block': block,
  '--edge-inline': inline,
  '--edge-turn': turn,
});

/** The side that carries a {@link PieceTab}, as variables. */
export const tabPlace: Record<Side, ReturnType<typeof place>> = {
  top: place('0', '50%', '0deg'),
  right: place('50%', '100%', '90deg'),
  bottom: place('100%', '50%', '180deg'),
  left: place('50%', '0', '-90deg'),
};

/** The side on which a piece takes up the tab of the one before it, as variables for {@link PieceJoint}. */
export const jointPlace = {
  left: place('50%', '0', '90deg'),
  top: place('0', '50%', '180deg'),
};

const line = 1.5;
const stitches = { fill: 'none', strokeDasharray: '3 3', opacity: 0.6 };
/** Where the straight edge and seam of a piece would run on below a tab; `side` is 1 inside its own piece. */
const patch = (side: 1 | -1) =>
  `M${-tabDepth} ${-side * 0.3}h${2 * tabDepth}v${side * (seamInset + 1.3)}h${-2 * tabDepth}z`;

/** The tab by which a piece takes hold of its thread; the seam runs on into it. Needs {@link tabPlace}. */
export function PieceTab() {
  return (
    <svg css={onEdge} viewBox="0 0 1 1" aria-hidden="true">
      <path fill="var(--fill)" d={patch(1) + tabLine(0)} />
      <path fill="none" stroke="var(--edge)" strokeWidth={line} d={tabLine(line / 2)} />
      <path stroke="var(--seam)" d={tabLine(seamInset)} {...stitches} />
    </svg>
  );
}

/**
 * Where a piece takes up the tab of the piece before it, to which it lies close: the tab, the notch around it, and
 * both seams. Needs {@link jointPlace} and {@link tabColors}. `--tab-seam` is the colour of the tab's seam where it differs
 * from that of its edge.
 */
export function PieceJoint() {
  return (
    <svg css={onEdge} viewBox="0 0 1 1" aria-hidden="true">
      <path fill="var(--fill)" d={patch(-1)} />
      <path fill="var(--tab-fill)" d={patch(1) + tabLine(0)} />
      <g fill="none" strokeWidth={line}>
        <path stroke="var(--edge)" d={tabLine(-line / 2)} />
        <path stroke="var(--tab-edge)" d={tabLine(line / 2)} />
      </g>
      <path stroke="var(--seam)" d={tabLine(-seamInset)} {...stitches} />
      <path stroke="var(--tab-seam, var(--tab-edge))" d={tabLine(seamInset)} {...stitches} />
    </svg>
  );
}
