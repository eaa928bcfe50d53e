import { css } from '@emotion/react';
import { color, dataColors } from '../../theme/tokens';
import { seamInset, tabDepth, tabLine } from './piece-geometry';

export type PieceTint = 0 | 1 | 2 | 3 | 'night';
type Side = 'top' | 'right' | 'bottom' | 'left';

/** Label colours with enough contrast on the tints. The thread's own colour is too light. */
const words = [color.cobaltDark, '#7d2b0e', '#12503a', '#5b2a6b'];

/** Returns a piece's colours as custom properties for the piece or a parent. */
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

/** Returns the colours of the neighbour whose tab a {@link PieceJoint} draws. */
export const tabColors = (tint: PieceTint) => {
  const colors = pieceColors(tint);
  return { '--tab-edge': colors['--edge'], '--tab-fill': colors['--fill'] };
};

/** Style of a pattern piece: a rounded sheet with a dashed seam. It needs {@link pieceColors}. */
export const pieceStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
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

// The origin is the middle of the side, and drawings point up.
const onEdge = css({
  position: 'absolute',
  insetBlockStart: 'var(--edge-block)',
  insetInlineStart: 'var(--edge-inline)',
  width: 'var(--edge-unit, 1px)',
  height: 'var(--edge-unit, 1px)',
  overflow: 'visible',
  transformOrigin: '0 0',
  // In right-to-left text the previous piece is on the right (theme/global.css).
  transform: 'rotate(calc(var(--edge-turn) * var(--way, 1)))',
  pointerEvents: 'none',
  // In print and forced colours a piece has a plain outline.
  '@media print, (forced-colors: active)': { display: 'none' },
});
const place = (block: string, inline: string, turn: string) => ({
  '--edge-block': block,
  '--edge-inline': inline,
  '--edge-turn': turn,
});

/** Custom properties for the side with a {@link PieceTab}. */
export const tabPlace: Record<Side, ReturnType<typeof place>> = {
  top: place('0', '50%', '0deg'),
  right: place('50%', '100%', '90deg'),
  bottom: place('100%', '50%', '180deg'),
  left: place('50%', '0', '-90deg'),
};

/** Custom properties for the side with a {@link PieceJoint}. */
export const jointPlace = {
  left: place('50%', '0', '90deg'),
  top: place('0', '50%', '180deg'),
};

const line = 1.5;
const stitches = { fill: 'none', strokeDasharray: '3 3', opacity: 0.6 };
/** Returns a patch that covers the straight edge and seam below a tab. `side` is 1 inside its own piece. */
const patch = (side: 1 | -1) =>
  `M${-tabDepth} ${-side * 0.3}h${2 * tabDepth}v${side * (seamInset + 1.3)}h${-2 * tabDepth}z`;

/** The tab that holds a piece's thread. The seam continues in it. It needs {@link tabPlace}. */
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
 * The joint of a piece with the previous one: the tab, the notch around it, and both seams. It needs {@link jointPlace}
 * and {@link tabColors}. `--tab-seam` overrides the colour of the tab's seam.
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
