import { css, keyframes } from '@emotion/react';
import { color, font } from '../../theme/tokens';
import { cloth } from '../pieces/cloth';
import {
  jacketKnots,
  jacketMarks,
  jacketOtherSleeve,
  jacketSize,
  jacketThread,
  jacketThreadLength,
  mirrored,
  type JacketPiece,
} from '../pieces/jacket';
import { jacketClothId, jacketId } from '../pieces/jacket-symbols';
import { ownLayerWhileSewing, runsWithNeedle } from './sewing';
import { table, u } from './stage';

const [width, height] = jacketSize;

const drawing = css({
  position: 'absolute',
  inset: 0,
  width: u(width),
  height: u(height),
  overflow: 'visible',
  pointerEvents: 'none',
  '--unit': '1px',
  '& > [data-piece]': { pointerEvents: 'auto', strokeDasharray: '8 6' },
  // Right-to-left layouts mirror the drawing. Its words are mirrored twice, so that they stay legible.
  '[dir=rtl] &': { scale: '-1 1' },
  '[dir=rtl] & text': { scale: '-1 1', transformBox: 'fill-box', transformOrigin: '50%' },
});

// The dark piece is lighter here than elsewhere, because it extends into a dark section.
export const looks = {
  ...cloth,
  left: { ...cloth.left, fill: color.nightRaised, lapel: '#2a3145' },
};
const edge = css({ stroke: '#7d86a0', strokeWidth: 2.5, strokeDasharray: 'none' });
const marks = css({ fill: 'none', stroke: 'var(--seam)', strokeWidth: 2, strokeDasharray: 'none' });
const chalk = css({ fill: 'none', stroke: color.control, strokeWidth: 2 });
// In windows that match `roomy` the words are at least 12.5 px high on the screen.
const words = css({
  display: 'none',
  fill: 'var(--seam)',
  font: `500 16.5px/1 ${font.mono}`,
  [table.roomy]: { display: 'inline' },
});

const [stitch, gap] = [11, 8];
const stitches = `${`${stitch} ${gap} `.repeat((jacketThreadLength + gap) / (stitch + gap) - 1)}${stitch}`;
// The dash pattern ends with a gap as long as the whole line, so an offset of that length hides all dashes.
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
  const { fill, seam, lapel } = looks[piece];
  const layers = (
    <>
      <use href={`#${jacketClothId(piece)}`} />
      {lapel && <use href={`#${jacketClothId('lapel')}`} css={{ '--cloth': lapel }} />}
    </>
  );
  return (
    <g data-piece={piece} css={{ '--cloth': fill, '--seam': seam }}>
      {piece === 'left' && <use css={edge} href={`#${jacketId(piece)}`} />}
      {piece === 'right' ? <g {...mirrored}>{layers}</g> : layers}
      {jacketMarks[piece] && <path css={marks} d={jacketMarks[piece]} />}
      {piece === 'left' && (
        <use
          css={marks}
          href={`#${jacketId('pocket')}`}
          transform="translate(8.8 14.6) scale(.98)"
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
      <path css={chalk} d={jacketOtherSleeve} {...mirrored} />
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
