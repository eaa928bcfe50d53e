import { css } from '@emotion/react';
import { color, dataColors } from '../../theme/tokens';
import { seamBox, stacked } from '../../ui/layout';
import { seamInset, tabDepth, tabLine } from './piece-geometry';

export type PieceTint = 0 | 1 | 2 | 3 | 'night';

/** Text colours with enough contrast on the light tints. Some `strong` shades do not have it. */
const words = [color.cobaltDark, '#7d2b0e', '#12503a', '#5b2a6b'];

/** Returns colours as custom properties, for a box with {@link pieceStyle} or a parent of it. */
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

/** Returns the colours for {@link PieceJoint}. They are the colours of the box that the drawn tab belongs to. */
export const tabColors = (tint: PieceTint) => {
  const colors = pieceColors(tint);
  return { '--tab-edge': colors['--edge'], '--tab-fill': colors['--fill'] };
};

/** Styles of a rounded box with a dashed line inside its edge. They need {@link pieceColors}. */
export const pieceStyle = css({
  position: 'relative',
  ...stacked,
  justifyContent: 'center',
  breakInside: 'avoid',
  padding: '1.0625rem',
  borderRadius: 12,
  boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  color: 'var(--word)',
  background: 'var(--fill)',
  '&::before': seamBox(seamInset, 'var(--seam)', 7),
});

// The origin of the SVG is in the middle of a side of the box. `--edge-turn` is the rotation around this origin.
const onEdge = css({
  position: 'absolute',
  insetBlockStart: 'var(--edge-block)',
  insetInlineStart: 'var(--edge-inline)',
  width: 1,
  height: 1,
  overflow: 'visible',
  transformOrigin: '0 0',
  // In right-to-left layouts the previous box is on the right, so `--way` (theme/global.css) reverses the rotation.
  transform: 'rotate(calc(var(--edge-turn) * var(--way, 1)))',
  pointerEvents: 'none',
  // In print and with forced colours a box has a plain outline.
  '@media print, (forced-colors: active)': { display: 'none' },
});
const place = (block: string, inline: string, turn: string) => ({
  '--edge-block': block,
  '--edge-inline': inline,
  '--edge-turn': turn,
});

export const tabPlace = {
  right: place('50%', '100%', '90deg'),
  bottom: place('100%', '50%', '180deg'),
};

export const jointPlace = {
  left: place('50%', '0', '90deg'),
  top: place('0', '50%', '180deg'),
};

const line = 1.5;
const stitches = { fill: 'none', strokeDasharray: '3 3', opacity: 0.6 };
/** Hides the straight edge of a box behind a tab. `side` is 1 in the box with the tab, -1 in its neighbour. */
const patch = (side: 1 | -1) =>
  `M${-tabDepth} ${-side * 0.3}h${2 * tabDepth}v${side * (seamInset + 1.3)}h${-2 * tabDepth}z`;

/** Draws a puzzle tab at an edge of a box. The box sets {@link tabPlace}. */
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
 * Draws the tab of the previous box as far as it extends into this box. This box sets {@link jointPlace} and {@link
 * tabColors}. `--tab-seam` overrides the colour of the tab's dashed line.
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
