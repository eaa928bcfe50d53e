import { css } from '@emotion/react';
import { useId } from 'react';
import { border, color, font, fontSize, media, softLabel, space } from '../../theme/tokens';
import { seamBox } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { chalkGrid } from '../pieces/cutting-table';
import { jacketSize, type JacketPiece } from '../pieces/jacket';
import { PieceSentences } from '../pieces/piece-sentences';
import { longMark, tapeMarks } from '../pieces/tape-marks';
import { AgentButton, agentList, type AgentPiece } from './agent-button';
import { closesGaps, JacketDrawing, JacketThread } from './jacket-drawing';
import { inUnits, table, u } from './stage';

interface JacketContent {
  code: string;
  alternative: string;
  hint: string;
  /** Names and sentences of the jacket's shapes, in the order in which the red dashed line passes them. */
  pieces: readonly AgentPiece[];
}

/** On paper, and in some browsers without scripts, a reader cannot point at a shape, so all sentences are visible. */
const saysAll = '@media (scripting: none), print';

const tableEnd = 794;

const ground = css(chalkGrid(40, 0.6), {
  gridArea: 'label-start / table-start / table-end / table-end',
  [table.beside]: { gridArea: 'table', borderInlineStart: border.hairline },
  [table.wide]: { marginTop: space.header },
  [media.print]: { gridArea: 'table', border: border.hairline, backgroundImage: 'none' },
});
const tape = css(tapeMarks, {
  display: 'flex',
  direction: 'ltr',
  height: '1.875rem',
  padding: '4px 0 0 87px',
  overflow: 'hidden',
  font: `500 12.5px/1 ${font.mono}`,
  printColorAdjust: 'exact',
  // On paper a figure that does not fit wraps to a second row, which is hidden.
  [media.print]: { flexWrap: 'wrap', rowGap: '2rem' },
  '& > *': {
    flex: `0 0 ${longMark}px`,
    counterIncrement: 'tape 10',
    '&::before': { content: 'counter(tape)' },
  },
});
/** Enough marks of the measuring tape for screens up to 2560 px wide. */
const marks = Array.from({ length: 17 }, (_, index) => <span key={index} />);

const label = css({
  gridArea: 'label',
  position: 'relative',
  margin: '2.375rem var(--edge) 0',
  padding: '0.75rem 1rem',
  border: border.hairline,
  background: color.sheet,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  '&::before': seamBox(5, color.control),
  [table.beside]: {
    alignSelf: 'end',
    marginBlock: '2rem 2.5rem',
    marginInline: 'var(--edge) 1.5rem',
  },
  [table.wide]: {
    gridArea: 'table',
    placeSelf: 'start',
    width: '17rem',
    marginBlock: `calc(${space.header} + 4.375rem) 0`,
    marginInline: '2.5rem 0',
  },
  [saysAll]: { gridArea: 'label', width: 'auto', margin: '4rem var(--edge) 2.5rem' },
  [media.print]: { marginBottom: 0, paddingBlock: '0.375rem' },
});
const code = css({
  marginBottom: '0.25rem',
  ...softLabel(1.5),
  [media.phone]: { display: 'none' },
});
const sentences = css({ fontSize: 'inherit', lineHeight: 'inherit', textWrap: 'balance' });
const stage = css({
  gridArea: 'table',
  position: 'relative',
  alignSelf: 'end',
  width: u(jacketSize[0]),
  height: u(tableEnd),
  marginTop: '0.75rem',
  marginInlineStart: 'calc(var(--jacket-left) - var(--table-left))',
  [table.beside]: { marginTop: '3rem' },
  [table.wide]: { marginTop: `calc(${space.header} + 3rem)` },
  pointerEvents: 'none',
  printColorAdjust: 'exact',
});
const middle = css({
  position: 'absolute',
  top: u(jacketSize[1] / 2),
  insetInlineStart: '50%',
  width: 1,
  height: 1,
});

/**
 * Position of the label beside the active shape: its left and lower edge, in units of the drawing. At these positions
 * the label does not cover the name of any shape.
 */
const places: Record<JacketPiece, readonly [x: number, bottom: number]> = {
  sleeve: [16, 160],
  collar: [110, 130],
  right: [500, 460],
  pocket: [6, 790],
  left: [0, 560],
};

function chosen(piece: JacketPiece, index: number) {
  const [x, bottom] = places[piece];
  const own = `[data-piece=${piece}]`;
  return css({
    [`&:is(:has(${own}:hover), :not(:has([data-piece]:hover)):has(${own} > :focus))`]: {
      // Only the shapes set `--lift`, so this transform does not move the sentence.
      [`& :is([data-says="${index}"], ${own})`]: {
        visibility: 'visible',
        opacity: 1,
        transform: 'translateY(var(--lift))',
        strokeDasharray: 'none',
      },
      [table.wide]: {
        [`& [data-says]:not([data-says="${index}"])`]: { display: 'none' },
        '& [data-label]': {
          marginBlock: `0 ${u(tableEnd - bottom)}`,
          marginInlineStart: u(x),
        },
      },
    },
  });
}

const group = css(closesGaps, {
  display: 'contents',
  '--unit': 'var(--u)',
  '[data-piece]': { '--lift': inUnits(-6) },
  '&:has([data-piece]:hover, [data-piece] > :focus)': {
    '& [data-says=hint]': { visibility: 'hidden' },
    '& [data-piece]': { opacity: 0.35 },
    [table.wide]: {
      '& [data-label]': {
        zIndex: 1,
        alignSelf: 'end',
        width: `max(12rem, ${u(317)})`,
        fontSize: '1.25rem',
        lineHeight: 1.3,
        pointerEvents: 'none',
      },
      '& [data-label] > p:first-of-type': { display: 'none' },
    },
  },
  '&:has([data-view=waiting]) *': { animationPlayState: 'paused' },
  [media.calm]: {
    '[data-piece]': { transition: 'transform 200ms ease-out, opacity 200ms ease-out' },
  },
});

/**
 * Renders a jacket of five shapes, which stand for an agent and its four components. CSS alone shows the sentence about
 * the hovered, focused or tapped shape. The parent has the grid areas `table` and `label`. It sets `--u` (the length of
 * a unit of the drawing), `--edge` (the page's margin), and `--table-left`, `--jacket-left` and `--thread-left`
 * (distances from the page's edge).
 */
export function JacketTable({ content }: { content: JacketContent }) {
  const id = useId();
  const { pieces } = content;
  return (
    <div
      css={[group, ...pieces.map(({ piece }, index) => chosen(piece, index))]}
      role="group"
      aria-label={content.alternative}
    >
      <div css={ground} aria-hidden="true">
        <div css={tape}>{marks}</div>
      </div>
      <div css={label} data-label="">
        <p css={code}>{content.code}</p>
        <PieceSentences css={sentences} id={id} hint={content.hint} pieces={pieces} />
      </div>
      <div css={stage}>
        <Reveal css={middle} />
        <JacketThread />
        <JacketDrawing />
        <ul css={agentList}>
          {pieces.map((agent, index) => (
            <AgentButton key={agent.piece} agent={agent} describedBy={`${id}${index}`} />
          ))}
        </ul>
      </div>
    </div>
  );
}
