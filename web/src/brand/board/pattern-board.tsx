import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import type { PatternBoardContent } from '../../content/types/pattern-board';
import { color, font, fontSize, radius } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { chalkGrid } from '../pieces/chalk-grid';
import { PieceSentences } from '../pieces/piece-sentences';
import { BoardPieceButton } from './board-piece-button';
import { BoardThreads } from './board-threads';
import { boardSizes, em, slack, wideBoard } from './thread-path';

const board = css(cardStyle, { borderRadius: radius.sheet, overflow: 'hidden' });
const sheet = css(chalkGrid, { containerType: 'inline-size', padding: '1.375rem 0' });
const stage = css({
  position: 'relative',
  // The board's own unit: it grows with the browser's font size as far as the sheet has room.
  fontSize: `min(1rem, 100cqi / ${boardSizes.small[0] / 16})`,
  // A tab keeps its size towards the board (brand/pieces/pattern-piece).
  '--edge-unit': em(1),
  // Pieces and threads are drawn from the left; each label has the direction of its language.
  direction: 'ltr',
  '--way': 1,
  width: em(boardSizes.small[0]),
  height: em(boardSizes.small[1]),
  margin: '0 auto',
  // On a phone of usual width the small arrangement fills the sheet. Not by zoom: under a container's condition
  // Chromium at times zooms the pieces and not their places.
  '@container (min-width: 21.5rem)': {
    transform: 'scale(1.25)',
    transformOrigin: '50% 0',
    marginBottom: em(boardSizes.small[1] / 4),
  },
  [wideBoard]: {
    transform: 'none',
    marginBottom: 0,
    width: em(boardSizes.wide[0]),
    height: em(boardSizes.wide[1]),
  },
});
const edge = css({
  padding: '0.875rem 1.375rem 1.125rem',
  borderTop: `1px solid ${color.line}`,
  background: color.sheet,
});
const name = css({ font: `500 ${fontSize.label}/1.5 ${font.mono}`, color: color.inkSoft });
const sentences = css({ marginTop: '0.25rem' });

// A finger's tap leaves its piece hovered or focused. A pointer is stronger than the place of the focus.
const pointed = 'li > button:hover';
const reached = 'li > button:focus';
const sewAnew = keyframes({ from: { strokeDashoffset: slack } });
/** The styles of a board with so many pieces: the one that the visitor turns to says what it does. */
const saying = (count: number) =>
  css({
    [`&:has(${pointed}, ${reached}) [data-says=hint]`]: { visibility: 'hidden' },
    [`&:has(${pointed}) :is(li > button:not(:hover), [data-thread])`]: { opacity: 0.4 },
    'li > button, [data-thread]': { transition: 'opacity 150ms ease-out' },
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => index).flatMap((index) => {
        const piece = `li:nth-of-type(${index + 1}) > button`;
        const says = `[data-says="${index}"]`;
        return [
          [
            `&:has(${piece}:hover) ${says}, &:not(:has(${pointed})):has(${piece}:focus) ${says}`,
            { visibility: 'visible' },
          ],
          // Its thread is sewn anew, and its knot filled.
          [
            `&:has(${piece}:hover) [data-thread="${index}"]`,
            { opacity: 1, '--knot': color.thread, animation: `${sewAnew} 0.5s ease-out` },
          ],
        ];
      }),
    ),
  });

/**
 * The living pattern board: pieces joined by thread, which draws itself once. Pointing at a piece, reaching it with
 * the keyboard or tapping it says what it does, by styles alone: no page needs a script for its picture. Two
 * arrangements by width; the text keeps its size in both.
 */
export function PatternBoard({ content }: { content: PatternBoardContent }) {
  const id = useId();
  const { pieces, needle } = content;
  return (
    <div css={[board, saying(pieces.length)]} role="group" aria-label={content.alternative}>
      <div css={sheet}>
        <div css={stage}>
          <ul>
            {pieces.map((piece, index) => (
              <BoardPieceButton key={piece.id} piece={piece} describedBy={`${id}${index}`} />
            ))}
          </ul>
          <BoardThreads layout="wide" pieces={pieces} needle={needle} />
          <BoardThreads layout="small" pieces={pieces} />
        </div>
      </div>
      <div css={edge}>
        <p css={name}>{content.code}</p>
        <PieceSentences id={id} hint={content.hint} pieces={pieces} css={sentences} />
      </div>
    </div>
  );
}
