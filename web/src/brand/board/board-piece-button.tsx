import { css } from '@emotion/react';
import type { BoardPiece, PiecePlace } from '../../content/types/pattern-board';
import { font } from '../../theme/tokens';
import { pieceColors, pieceStyle, PieceTab, tabPlace } from '../pieces/pattern-piece';
import { wideBoard } from './thread-path';

const button = css(pieceStyle, {
  width: '100%',
  height: '100%',
  padding: '15px 12px',
  border: 0,
  textAlign: 'left',
  [wideBoard]: { padding: 18 },
  '&:is(:hover, :focus)::before': { borderStyle: 'solid', borderWidth: 1.5, opacity: 1 },
});
const label = css({
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  [wideBoard]: { fontSize: 16.5 },
});
const code = css({
  marginTop: 6,
  font: `500 11px/1.4 ${font.mono}`,
  [wideBoard]: { fontSize: 12.5 },
});
const live = css({
  color: '#7fd9ae',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 7,
    height: 7,
    marginRight: 7,
    borderRadius: '50%',
    background: 'currentColor',
  },
});

const place = ({ box: [left, top, width, height], tab }: PiecePlace) => ({
  left,
  top,
  width,
  height,
  ...(tab && tabPlace[tab]),
});

interface BoardPieceButtonProps {
  piece: BoardPiece;
  /** Id of the sentence that says what the piece does. */
  describedBy: string;
}

/** A piece on the board, in its place in both arrangements. */
export function BoardPieceButton({ piece, describedBy }: BoardPieceButtonProps) {
  const { small, wide, tint } = piece;
  return (
    <li
      css={{
        position: 'absolute',
        ...pieceColors(tint),
        ...place(small),
        [wideBoard]: place(wide),
      }}
    >
      <button type="button" css={button} aria-describedby={describedBy}>
        {small.tab && <PieceTab />}
        <span css={label}>{piece.label}</span>
        {/* In a narrow piece a number stays with what it counts. */}
        <span css={[code, tint === 'night' && live]}>
          {piece.code.replace(/(?<=\d) /g, '\u00a0')}
        </span>
      </button>
    </li>
  );
}
