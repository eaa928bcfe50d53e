import { css, keyframes } from '@emotion/react';
import { color, font } from '../../theme/tokens';
import { cloth, JacketCloth } from '../pieces/cloth';
import {
  jacketKnots,
  jacketOtherSleeve,
  jacketSize,
  jacketThread,
  jacketThreadLength,
  mirrored,
  type JacketPiece,
} from '../pieces/jacket';
import { ownLayer, plays } from '../scenes/scene';
import { inUnits, table, u } from './stage';

const [width, height] = jacketSize;

/** Times (s) at which the needle starts and stops, counted from when the visitor first sees the drawing. */
const [needleStarts, needleEnds] = [0.3, 1.9];
const runsWithNeedle = (name: ReturnType<typeof keyframes>) =>
  plays(name, needleStarts, `${needleEnds - needleStarts}s linear`);
const ownLayerWhileSewing = plays(ownLayer, 0, `${needleEnds}s`);

/**
 * The animation moves the five shapes of the jacket together. For each shape: its offset at the start, in units of the
 * drawing, and the time (s) at which it starts to move. The shape `left` does not move.
 */
const apart: Readonly<Partial<Record<JacketPiece, readonly [x: number, y: number, at: number]>>> = {
  sleeve: [-24, 0, 0.7],
  collar: [0, -24, 0.9],
  right: [24, 0, 1.15],
  pocket: [-30, 30, 1.6],
};
const close = keyframes({ from: { translate: 'var(--apart)' } });

/** Styles that move the shapes (`data-piece`) to their places. `--unit` is the length of one unit of the drawing. */
export const closesGaps = {
  '[data-piece]': plays(close, 0, '0.2s ease-out'),
  ...Object.fromEntries(
    Object.entries(apart).map(([piece, [x, y, at]]) => [
      `[data-piece=${piece}]`,
      { '--apart': `${inUnits(x)} ${inUnits(y)}`, animationDelay: `${at}s` },
    ]),
  ),
};

const drawing = css({
  position: 'absolute',
  inset: 0,
  width: u(width),
  height: u(height),
  overflow: 'visible',
  pointerEvents: 'none',
  '--unit': '1px',
  '& > [data-piece]': { pointerEvents: 'auto', strokeDasharray: '8 6' },
  // Right-to-left layouts mirror the drawing. The words are mirrored a second time, so that they stay legible.
  '[dir=rtl] &': { scale: '-1 1' },
  '[dir=rtl] & text': { scale: '-1 1', transformBox: 'fill-box', transformOrigin: '50%' },
});

// The dark shape `left` is lighter here than elsewhere, because it extends into a dark section.
export const looks = {
  ...cloth,
  left: { ...cloth.left, fill: color.nightRaised, lapel: '#2a3145' },
};
// Style of the words "cut 1" in the drawing. In windows that match `roomy` their font size on the screen is at least
// 12.5 px.
const words = css({
  display: 'none',
  font: `500 17.75px/1 ${font.mono}`,
  [table.roomy]: { display: 'inline' },
});

const [stitch, gap] = [11, 8];
const stitches = `${`${stitch} ${gap} `.repeat((jacketThreadLength + gap) / (stitch + gap) - 1)}${stitch}`;
// The dash pattern ends with a gap as long as the whole line, so a dash offset of that length hides the whole line.
const sew = keyframes({ from: { strokeDashoffset: jacketThreadLength } });
const thread = css({ strokeWidth: 3.4, ...runsWithNeedle(sew) });
const lead = keyframes({
  from: { opacity: 1 },
  '97%': { opacity: 1 },
  to: { offsetDistance: '100%', opacity: 0 },
});
const needle = css({
  opacity: 0,
  offsetPath: `path("${jacketThread}")`,
  stroke: color.paper,
  strokeWidth: 3,
  ...runsWithNeedle(lead),
});

function Piece({ piece }: { piece: JacketPiece }) {
  const look = looks[piece];
  return (
    <g data-piece={piece} fill={look.seam}>
      {piece === 'left' && (
        <use href="#jacket-left" stroke="#7d86a0" strokeWidth="2.5" strokeDasharray="none" />
      )}
      <JacketCloth piece={piece} id={`jacket-${piece}`} look={look} />
      {piece === 'left' && (
        <use
          href="#jacket-pocket"
          transform="translate(8.8 14.6) scale(.98)"
          fill="none"
          stroke={look.seam}
          strokeWidth="2"
          strokeDasharray="none"
        />
      )}
      {piece === 'sleeve' && (
        <g transform="rotate(17 140 575)">
          <text css={words} x="151" y="580">
            cut 1
          </text>
        </g>
      )}
      {piece === 'right' && (
        <text css={words} x="637" y="784">
          cut 1
        </text>
      )}
    </g>
  );
}

export function JacketDrawing() {
  return (
    <svg css={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={jacketOtherSleeve}
        fill="none"
        stroke={color.control}
        strokeWidth="2"
        {...mirrored}
      />
      <Piece piece="sleeve" />
      <Piece piece="right" />
      <Piece piece="left" />
      <Piece piece="collar" />
      <g css={ownLayerWhileSewing} fill="none" stroke={color.thread}>
        <path
          css={thread}
          d={jacketThread}
          pathLength={jacketThreadLength}
          strokeDasharray={`${stitches} ${jacketThreadLength}`}
        />
      </g>
      <Piece piece="pocket" />
      <g fill={color.sheet} stroke={color.thread} strokeWidth="3">
        {jacketKnots.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="7" />
        ))}
        <circle cx="569" cy="730" r="8" stroke={color.night} />
      </g>
      <g css={ownLayerWhileSewing}>
        <g css={needle} strokeLinecap="round">
          <path
            fill={color.ink}
            paintOrder="stroke"
            d="M0-5C30-6 70-4 112 0C70 4 30 6 0 5A5 5 0 0 1 0-5z"
          />
          <path d="M4 0h20" />
        </g>
      </g>
    </svg>
  );
}

const withMargin = '@media (min-width: 83.75em)';
const pull = keyframes({ from: { clipPath: 'inset(-9px 0 0 100%)' } });

const loose = css({
  position: 'absolute',
  top: u(842),
  insetInlineStart: 'calc(var(--thread-left) - var(--jacket-left))',
  width: 'calc(290 * var(--u) + var(--jacket-left) - var(--thread-left))',
  // The line ends where the dashed line in the page's margin starts, 8.5rem below this section (theme/global.css).
  height: 'calc(8.5rem - 4px - var(--u) * 48)',
  overflow: 'visible',
  clipPath: 'inset(-9px 0 0 -9px)',
  stroke: color.thread,
  strokeWidth: u(3.4),
  strokeDasharray: `${u(11)} ${u(8)}`,
  fill: 'none',
  ...plays(pull, needleEnds, '0.6s ease-out'),
  '[dir=rtl] &': { scale: '-1 1' },
});
const ending = css({ [withMargin]: { display: 'none' } });
const knot = css({ r: u(7), fill: color.sheet, strokeWidth: u(3), strokeDasharray: 'none' });
// This curve continues as the dashed line in the page's margin, so both have the same width.
const turning = css({
  display: 'none',
  [withMargin]: {
    display: 'inline',
    transform: 'translateX(1px)',
    strokeWidth: 2,
    strokeDasharray: '6 4',
    strokeDashoffset: 6,
  },
});

/**
 * Draws the end of the red dashed line, from the jacket to the page's margin. In windows narrower than `withMargin` the
 * line ends in a ring.
 */
export function JacketThread() {
  return (
    <svg css={loose} className="screen-only" aria-hidden="true">
      <path css={turning} d="M0 400V40A40 40 0 0 1 40 0H2000" />
      <g css={ending}>
        <path d="M8 0H2000" />
        <circle css={knot} cx="8" />
      </g>
    </svg>
  );
}
