import { css } from '@emotion/react';
import type { BoardPiece, PiecePlace } from '../../content/types/pattern-board';
import { font } from '../../theme/tokens';
import { pieceColors, pieceStyle, PieceTab, tabPlace } from '../pieces/pattern-piece';
import { em, wideBoard } from './thread-path';

const button = css(pieceStyle, {
  width: '100%',
  height: '100%',
  padding: '0.9375em 0.75em',
  border: 0,
  textAlign: 'start',
  [wideBoard]: { padding: '1.125em' },
  '&:is(:hover, :focus)::before': { borderStyle: 'solid', borderWidth: 1.5, opacity: 1 },
});
const label = css({
  unicodeBidi: 'plaintext',
  fontSize: '0.875em',
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  [wideBoard]: { fontSize: em(16.5) },
});
const code = css({
  unicodeBidi: 'plaintext',
  marginTop: '0.375rem',
  font: `500 0.6875em/1.4 ${font.mono}`,
  [wideBoard]: { fontSize: '0.78125em' },
});
const live = css({
  color: '#7fd9ae',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '0.4375rem',
    height: '0.4375rem',
    marginInlineEnd: '0.4375rem',
    borderRadius: '50%',
    background: 'currentColor',
  },
});

const place = ({ box: [left, top, width, height], tab }: PiecePlace) => ({
  left: em(left),
  top: em(top),
  width: em(width),
  height: em(height),
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
