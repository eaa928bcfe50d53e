import { css } from '@emotion/react';
import { color, dataColors } from '../theme/tokens';

export type PieceTint = 0 | 1 | 2 | 3 | 'night';
type Side = 'top' | 'right' | 'bottom' | 'left';

/** How far a tab sticks out of its piece, in px. */
export const tabDepth = 13;

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

/** The look of a pattern piece: a rounded sheet of one colour with a dashed seam. Needs {@link pieceColors}. */
export const pieceStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  // The seam lies 7 px inside the edge; text keeps 10 px from it.
  padding: 17,
  borderRadius: 12,
  boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  color: 'var(--word)',
  background: 'var(--fill)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 7,
    border: '1px dashed var(--seam)',
    borderRadius: 7,
    opacity: 0.6,
    pointerEvents: 'none',
  },
});

const tab = css({
  position: 'absolute',
  inset: 'var(--tab-inset)',
  width: 32,
  height: 16,
  overflow: 'visible',
  transform: 'rotate(var(--tab-turn))',
  pointerEvents: 'none',
});

/** Where a tab sits, as variables: the drawing points up and overlaps the edge by 2 px, to cover it. */
export const tabPlace: Record<Side, { '--tab-inset': string; '--tab-turn': string }> = {
  top: { '--tab-inset': '-14px auto auto calc(50% - 16px)', '--tab-turn': '0deg' },
  right: { '--tab-inset': 'calc(50% - 8px) auto auto calc(100% - 10px)', '--tab-turn': '90deg' },
  bottom: { '--tab-inset': 'calc(100% - 2px) auto auto calc(50% - 16px)', '--tab-turn': '180deg' },
  left: { '--tab-inset': 'calc(50% - 8px) auto auto -22px', '--tab-turn': '-90deg' },
};

/** The tab by which a piece takes hold of its thread. Needs {@link tabPlace} on the piece or around it. */
export function PieceTab() {
  return (
    <svg css={tab} viewBox="0 0 32 16" aria-hidden="true">
      <path fill="var(--fill)" d="M1 14.8C8 14.8 5.5 1.7 11.5 1.7h9c6 0 3.5 13.1 10.5 13.1V16H1z" />
      <path
        fill="none"
        stroke="var(--edge)"
        strokeWidth="1.5"
        d="M1 14.8C8 14.8 5.5 1.7 11.5 1.7h9c6 0 3.5 13.1 10.5 13.1"
      />
    </svg>
  );
}
