import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';
import { cloth, JacketCloth } from './cloth';
import { fitName, placeOnJacket, type CutJacketPiece } from './cut-jacket-fit';
import {
  jacketKnots,
  jacketOtherSleeve,
  jacketOutlines,
  jacketSize,
  jacketThread,
  mirrored,
  type JacketPiece,
} from './jacket';

/** Below this width names would be illegible, so the drawing shows numbers. */
const tooNarrowForNames = '@container (max-width: 424px)';
const drawing = css({ overflow: 'visible', forcedColorAdjust: 'none' });
const nameStyle = css({
  fontFamily: font.text,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  [tooNarrowForNames]: { display: 'none' },
});
const numberStyle = css({
  display: 'none',
  fontFamily: font.head,
  fontWeight: 700,
  [tooNarrowForNames]: { display: 'inline' },
});
const teamStyle = css({ fontFamily: font.head, fontWeight: 700, letterSpacing: '-0.03em' });

const chalk = { fill: 'none', stroke: color.control, strokeWidth: 2.4 };
const threadLine = {
  fill: 'none',
  stroke: color.thread,
  strokeWidth: 3.4,
  strokeDasharray: '11 8',
};
const knot = { fill: color.sheet, stroke: color.thread, strokeWidth: 3 };

/** Start of the red dashed line if no recommendation fills the sleeve. */
const withoutCuff = [352, 424] as const;

function threadThrough(isCut: ReadonlySet<CutJacketPiece>): string {
  if (isCut.has('sleeve') && isCut.has('collar') && isCut.has('pocket')) return jacketThread;
  const cuff = isCut.has('sleeve')
    ? 'M142 742C196 650 222 500 296 440'
    : `M${withoutCuff.join(' ')}`;
  const front = isCut.has('collar')
    ? 'S412 410 436 340S440 226 474 190C516 252 644 252 686 190C716 246 744 330 716 420S646 566 569 590'
    : 'S430 380 510 416S690 440 716 480S646 572 569 590';
  return cuff + front + (isCut.has('pocket') ? 'C532 604 470 616 462 652' : '');
}

const edge = css({ fill: 'none', stroke: color.nightLine, strokeWidth: 3 });

function CutPiece({ piece }: { piece: JacketPiece }) {
  const id = `cut-${piece}`;
  return (
    <g strokeDasharray="8 6">
      <JacketCloth piece={piece} id={id}>
        {piece === 'left' && (
          <use css={edge} href={`#${id}`} clipPath={`url(#${id}-cut)`} strokeDasharray="none" />
        )}
      </JacketCloth>
    </g>
  );
}

interface PieceNameProps {
  piece: JacketPiece;
  name: string;
  largest: number;
  isCentred?: boolean;
  className?: string;
}

function PieceName({ piece, name, largest, isCentred, className }: PieceNameProps) {
  const { lines, left, centre, top, size, leading } = fitName(piece, name, largest);
  return (
    <text
      className={className}
      fontSize={size}
      fill={cloth[piece].word}
      textAnchor={isCentred ? 'middle' : undefined}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={isCentred ? centre : left} y={top + index * leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface CutJacketProps {
  /** Names of the recommended products and solutions. Each of the first four gets a part of the jacket. */
  names: readonly string[];
  team: string;
  label: string;
  /**
   * Whether to draw the end of the red line twice: a short version, and a long one that leads away from the jacket. The
   * parent's CSS must then hide one of the two ({@link threadEnds}).
   */
  isThreadLong: boolean;
  className?: string;
}

/** Attributes of the two versions of the red line's end, by which the parent's CSS hides one of them. */
export const threadEnds = { long: 'data-long-thread', short: 'data-short-thread' };

/**
 * Draws a scan's result as a jacket, in which parts without a name are only outlines. The styles query the width of the
 * parent, which must be a CSS container.
 */
export function CutJacket({ names, team, label, isThreadLong, className }: CutJacketProps) {
  const places = placeOnJacket(names);
  const isCut = new Set(places.filter((place) => place !== undefined));
  const knots: (readonly [number, number])[] = jacketKnots.filter(
    ([, y]) => y === 590 || isCut.has(y === 742 ? 'sleeve' : 'collar'),
  );
  if (!isCut.has('sleeve')) knots.push(withoutCuff);
  // The end of the red line starts at the pocket or, if no recommendation fills the pocket, at the button.
  const end = isCut.has('pocket') ? 'M439 826' : 'M569 738';
  const pieces = ['sleeve', 'right', 'left', 'collar', 'pocket'] as const;
  return (
    <svg
      className={className}
      css={drawing}
      viewBox={`0 0 ${jacketSize.join(' ')}`}
      role="img"
      aria-label={label}
    >
      <path d={jacketOtherSleeve} {...mirrored} {...chalk} />
      {pieces.map((piece) =>
        piece === 'left' || isCut.has(piece) ? (
          <CutPiece key={piece} piece={piece} />
        ) : (
          <path
            key={piece}
            d={jacketOutlines[piece]}
            {...(piece === 'right' && mirrored)}
            {...chalk}
          />
        ),
      )}
      <PieceName piece="left" name={team} largest={46} css={teamStyle} />
      {places.map(
        (piece, index) =>
          piece && (
            <g key={piece}>
              <PieceName
                piece={piece}
                name={names[index]!}
                largest={30}
                isCentred={piece === 'collar'}
                css={nameStyle}
              />
              <PieceName
                piece={piece}
                name={`${index + 1}`}
                largest={60}
                isCentred
                css={numberStyle}
              />
            </g>
          ),
      )}
      {isCut.size > 0 && (
        <>
          <path d={threadThrough(isCut)} {...threadLine} />
          {isThreadLong && (
            <path
              {...{ [threadEnds.long]: '' }}
              d={`${end}C436 880 400 932 330 932H-1100`}
              {...threadLine}
            />
          )}
          <g {...{ [threadEnds.short]: '' }}>
            <path d={`${end}C438 860 436 880 436 912`} {...threadLine} />
            <circle cx="436" cy="921" r="9" {...knot} />
          </g>
          {knots.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" {...knot} />
          ))}
          <circle cx="569" cy="730" r="8" {...knot} stroke="#14171f" strokeWidth="2.5" />
        </>
      )}
    </svg>
  );
}
