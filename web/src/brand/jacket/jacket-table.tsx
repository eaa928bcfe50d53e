import { css } from '@emotion/react';
import { useId } from 'react';
import { border, color, fontSize, media, softLabel, space } from '../../theme/tokens';
import { pseudoBox } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { chalkGrid } from '../pieces/chalk-grid';
import { jacketSize, type JacketPiece } from '../pieces/jacket';
import { JacketSymbols } from '../pieces/jacket-symbols';
import { PieceSentences } from '../pieces/piece-sentences';
import { AgentButton, agentList, type AgentPiece } from './agent-button';
import { JacketDrawing } from './jacket-drawing';
import { JacketThread } from './jacket-thread';
import { closesGaps } from './sewing';
import { inUnits, table, tableEnd, u } from './stage';
import { Tape } from './tape';

interface JacketContent {
  code: string;
  alternative: string;
  hint: string;
  /** Names and sentences of the pieces, in the order in which the red dashed line passes them. */
  pieces: readonly AgentPiece[];
}

/** Without a pointer the visitor cannot choose a piece, so the label shows all sentences. */
const saysAll = '@media (scripting: none), print';

const wholeTable = css({
  gridArea: 'label-start / table-start / table-end / table-end',
  [table.beside]: { gridArea: 'table' },
  [table.wide]: { marginTop: space.header },
  [media.print]: { gridArea: 'table', marginTop: 0 },
});
const ground = css(chalkGrid(40, 0.6), {
  [table.beside]: { borderInlineStart: border.hairline },
  [media.print]: { border: border.hairline },
});
const label = css({
  gridArea: 'label',
  position: 'relative',
  margin: '2.375rem 0.75rem 0',
  padding: '0.75rem 1rem',
  border: border.hairline,
  background: color.sheet,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  '&::before': {
    ...pseudoBox,
    inset: 5,
    border: `1px dashed ${color.control}`,
    opacity: 0.6,
    pointerEvents: 'none',
  },
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
  [saysAll]: {
    '&&': {
      gridArea: 'label',
      width: 'auto',
      margin: '2.5rem var(--edge)',
      [media.print]: { margin: '4rem 0 0', padding: '0.375rem 1rem' },
    },
  },
});
const code = css({
  marginBottom: '0.25rem',
  ...softLabel(1.5),
  [media.phone]: { display: 'none' },
});
const sentences = css({ fontSize: 'inherit', lineHeight: 'inherit' });
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

/** Positions in units of the drawing at which the label covers no name: its left and its lower edge. */
const places: Record<JacketPiece, readonly [x: number, bottom: number]> = {
  sleeve: [16, 160],
  collar: [110, 130],
  right: [596, 560],
  pocket: [6, 790],
  left: [0, 560],
};

function chosen(piece: JacketPiece, index: number) {
  const [x, bottom] = places[piece];
  const own = `[data-piece=${piece}]`;
  return css({
    [`&:is(:has(${own}:hover), :not(:has([data-piece]:hover)):has(${own} > :focus))`]: {
      // Only the piece moves, because the sentence has no `--lift`.
      [`& :is([data-says="${index}"], ${own})`]: {
        visibility: 'visible',
        transform: 'translateY(var(--lift))',
        strokeDasharray: 'none',
      },
      [`& [data-piece]:not(${own})`]: { opacity: 0.35 },
      [table.wide]: {
        [`& [data-says]:not([data-says="${index}"])`]: { display: 'none' },
        '& [data-label]': {
          zIndex: 1,
          alignSelf: 'end',
          width: `max(12rem, ${u(317)})`,
          marginBlock: `0 ${u(tableEnd - bottom)}`,
          marginInlineStart: u(x),
          fontSize: '1.25rem',
          lineHeight: 1.3,
          pointerEvents: 'none',
          '& > p:first-of-type': { display: 'none' },
        },
      },
    },
  });
}

const group = css(closesGaps, {
  display: 'contents',
  '--unit': 'var(--u)',
  '[data-piece]': { '--lift': inUnits(-6) },
  '&:has([data-piece]:hover, [data-piece] > :focus) [data-says=hint]': { visibility: 'hidden' },
  '&:has([data-view=waiting]) *': { animationPlayState: 'paused' },
  [media.calm]: {
    '[data-piece]': { transition: 'transform 200ms ease-out, opacity 200ms ease-out' },
  },
});

/**
 * Renders a jacket whose five pieces are an agent and its four components. CSS alone shows the sentence about the
 * hovered, focused or tapped piece, so this works before any script. The parent has the grid areas `table` and `label`,
 * and sets `--u` (the length of a unit of the drawing), `--edge` (the page's margin) and, as distances from the page's
 * edge, `--table-left`, `--jacket-left` and `--thread-left`.
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
      <JacketSymbols />
      <div css={[wholeTable, ground]} />
      <Tape css={wholeTable} />
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
