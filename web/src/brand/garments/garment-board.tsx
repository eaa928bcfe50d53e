import { css } from '@emotion/react';
import type { GarmentBoardContent } from '../../content/types/garment-board';
import { border, color, font, fontSize, media, softLabel, space } from '../../theme/tokens';
import { stacked } from '../../ui/layout';
import { chalkGrid, tape } from '../pieces/cutting-table';
import { pieceColors } from '../pieces/pattern-piece';
import { PieceSentences } from '../pieces/piece-sentences';
import { GarmentDrawing } from './garment-drawing';
import { garments, garmentSize, type NameBox } from './garments';

const roomy = '@container (min-width: 480px)';

const board = css({
  containerType: 'inline-size',
  [media.print]: { display: 'flex', alignItems: 'center', gap: '1.5rem' },
});
const table = css(chalkGrid(), {
  padding: '0.75rem 0',
  border: border.hairline,
  borderInlineWidth: 0,
  backgroundColor: color.sheet,
  [media.desktop]: { borderInlineStartWidth: 1 },
  [media.print]: { padding: 0, border: 0, background: 'none', printColorAdjust: 'exact' },
});
/** Converts px of the drawing to em. The drawing sets its font size (1em) to 16 px of the drawing. */
const em = (px: number) => `${px / 16}em`;
const stage = css({
  position: 'relative',
  fontSize: `calc(min(100cqi, max(19rem, 100cqi - 3rem), clamp(40rem, 40vw, 45rem)) / ${garmentSize[0] / 16})`,
  width: em(garmentSize[0]),
  height: em(garmentSize[1]),
  margin: '0 auto',
  // Right-to-left layouts do not mirror the drawing, so the names keep their left-to-right positions.
  direction: 'ltr',
  [media.print]: { fontSize: `calc(80mm / ${garmentSize[0] / 16})` },
});

const button = css({
  position: 'absolute',
  ...stacked,
  justifyContent: 'center',
  alignItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: 10,
  color: 'var(--word)',
  background: 'none',
  overflowWrap: 'normal',
  [media.forced]: { color: 'CanvasText' },
  '&:focus-visible': { outlineOffset: -3 },
});
const name = css({
  unicodeBidi: 'plaintext',
  fontSize: `max(${em(20)}, min(0.8125rem, ${em(24.7)}))`,
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  // Two words stand on two lines, which leaves the most cloth beside them.
  maxWidth: '5em',
  minWidth: 'min-content',
  textWrap: 'balance',
  [roomy]: { fontSize: `max(${em(16.5)}, min(${fontSize.label}, ${em(20)}))` },
});
const onNight = css({ '--focus': '#fff' });
const inBand = css({ maxWidth: 'none' });
const code = css({
  display: 'none',
  marginTop: '0.25em',
  font: `500 max(${em(12)}, min(${fontSize.label}, ${em(17)}))/1.2 ${font.mono}`,
  [roomy]: { display: 'block' },
});
const place = ([left, top, width, height]: NameBox) => ({
  left: em(left),
  top: em(top),
  width: em(width),
  height: em(height),
});

const foot = css({
  display: 'grid',
  gap: '0.25rem 1.375rem',
  padding: `1.125rem ${space.gutter} 0`,
  textWrap: 'balance',
  [media.desktop]: {
    paddingInline: `0 max(${space.gutter}, 50vw - ${space.container} / 2)`,
  },
  '@container (min-width: 44rem)': { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline' },
});
const pattern = css(softLabel(1.5));
// The selectors below use `:hover` and `:focus`, because after a tap some browsers apply `:hover` to the tapped shape,
// and others `:focus`. If both match, `:hover` wins.
const pieceAt = (index: number) =>
  `:is(li:nth-of-type(${index + 1}) > button, [data-piece="${index}"])`;
const pointed = ':is(li > button, [data-piece]):hover';
const reached = 'li > button:focus';
const saying = (count: number) =>
  css({
    [`&:has(${pointed}, ${reached}) [data-says=hint]`]: { visibility: 'hidden' },
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const isTurnedTo = `&:is(:has(${pieceAt(index)}:hover), :not(:has(${pointed})):has(li:nth-of-type(${index + 1}) > button:focus))`;
        return [
          isTurnedTo,
          {
            [`[data-says="${index}"]`]: { visibility: 'visible' },
            [`[data-piece="${index}"]`]: { '--dashes': 'none', '--opacity': 1, '--width': 8 },
          },
        ];
      }),
    ),
  });

/**
 * Renders a drawing of a garment. Each of its shapes stands for an agent or a component of it. CSS alone shows the
 * sentence about the hovered, focused or tapped shape.
 */
export function GarmentBoard({ content }: { content: GarmentBoardContent }) {
  const { garment, pieces } = content;
  const cut = garments[garment].pieces;
  return (
    <div css={[board, saying(pieces.length)]} role="group" aria-label={content.alternative}>
      <div css={table}>
        <div css={stage}>
          <GarmentDrawing name={garment} />
          <ul>
            {pieces.map(({ label, code: number }, index) => {
              const { tint, name: box } = cut[index]!;
              return (
                <li key={label}>
                  <button
                    type="button"
                    css={[
                      button,
                      { ...pieceColors(tint), ...place(box) },
                      tint === 'night' && onNight,
                    ]}
                    aria-describedby={`${garment}-says-${index}`}
                  >
                    <span css={[name, box[2] > 180 && inBand]}>{label}</span>
                    {number && <span css={code}> {number}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div css={tape} className="screen-only" />
      <div css={foot}>
        <p css={pattern} className="screen-only">
          {content.code}
        </p>
        <PieceSentences id={`${garment}-says-`} hint={content.hint} pieces={pieces} />
      </div>
    </div>
  );
}
