import { css } from '@emotion/react';
import { cloth, type Cloth } from '../../brand/pieces/cloth';
import { placeOnJacket } from '../../brand/pieces/cut-jacket-fit';
import { jointPlace, PieceJoint, pieceStyle } from '../../brand/pieces/pattern-piece';
import { aiScan, recommendations } from '../../content/features/ai-scan';
import { color, fontSize, labelFont, media } from '../../theme/tokens';
import { Link } from '../../ui/link';
import type { CutPiece } from './cut-pieces';
import { roomForRow } from './sheet-styles';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [roomForRow]: { gridTemplateColumns: 'repeat(var(--columns), auto)' },
  '&:has(> :only-child)': { [roomForRow]: { width: 'fit-content', minWidth: '15rem' } },
});
const item = css(pieceStyle, {
  minHeight: '4.75rem',
  paddingInlineStart: '1.25rem',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'auto',
  '&::before': { opacity: 1 },
  // Leaves space for the puzzle tab of the previous box, which extends into this one.
  '& ~ &': {
    paddingBlockStart: '1.625rem',
    [roomForRow]: { paddingBlockStart: '1.0625rem', paddingInlineStart: '1.75rem' },
  },
  [roomForRow]: { '&[data-below]': { paddingBlockStart: '1.625rem' } },
  // Other boxes are printed without tabs (`onEdge` in brand/pieces/pattern-piece). These boxes are printed in colour,
  // so their tabs are printed, too.
  [media.print]: { minHeight: 0, '&&& svg': { display: 'block' } },
  [media.forced]: { outline: '1px solid' },
});
const link = css({
  fontSize: fontSize.text,
  fontWeight: 600,
  lineHeight: 1.25,
  color: 'inherit',
  textDecorationColor: 'transparent',
  textUnderlineOffset: 4,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:hover': { textDecorationColor: 'currentColor' },
  // The focus ring is around the text. A ring around the whole box would be partly behind the next box.
  '--focus': 'var(--word)',
});
const kind = css({ marginTop: '0.25rem', font: labelFont(1.4) });
const inRow = css({ display: 'none', [roomForRow]: { display: 'contents' } });
const inColumn = css({ [roomForRow]: { display: 'none' } });

/** Colours of a recommendation for which no part of the jacket was left. */
const night: Cloth = {
  fill: color.nightRaised,
  seam: color.nightSoft,
  word: color.nightText,
  edge: color.nightLine,
};

const columnsFor = (pieces: number) => (pieces === 2 || pieces === 4 ? 2 : Math.min(pieces, 3));

export function SheetPieces({ pieces }: { pieces: readonly CutPiece[] }) {
  const places = placeOnJacket(pieces.map(({ text }) => text));
  const clothOf = (index: number) => {
    const place = places[index];
    return place ? cloth[place] : night;
  };
  const columns = columnsFor(pieces.length);
  return (
    <ul css={row} style={{ '--columns': columns } as React.CSSProperties}>
      {pieces.map(({ cut, text, kind: kindName }, index) => {
        const { fill, seam, word, edge = fill } = clothOf(index);
        const colors = { '--edge': edge, '--fill': fill, '--seam': seam, '--word': word };
        const joint = (beforeIndex: number, place: keyof typeof jointPlace) => {
          const before = clothOf(beforeIndex);
          const tab = {
            '--tab-edge': before.edge ?? before.fill,
            '--tab-fill': before.fill,
            '--tab-seam': before.seam,
          };
          return (
            <span style={{ ...jointPlace[place], ...tab } as React.CSSProperties}>
              <PieceJoint />
            </span>
          );
        };
        return (
          <li
            key={cut}
            css={item}
            data-below={index >= columns || undefined}
            style={colors as React.CSSProperties}
          >
            <span css={inRow}>
              {index % columns > 0 && joint(index - 1, 'left')}
              {index >= columns && joint(index - columns, 'top')}
            </span>
            <span css={inColumn}>{index > 0 && joint(index - 1, 'top')}</span>
            <Link to={recommendations[cut].path} css={link}>
              {text}
            </Link>
            <span css={kind}>
              {index + 1} · {aiScan.sheet[kindName]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
