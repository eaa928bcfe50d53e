import { color, dataColors, font } from '../../src/theme/tokens';

/** A rectangle: left, top, width and height in the drawing's units. */
export type Box = readonly [number, number, number, number];
type Tint = 0 | 1 | 2 | 3 | 'night';

const fillOf = (tint: Tint) => (tint === 'night' ? color.night : dataColors[tint].tint);
export const edgeOf = (tint: Tint) => (tint === 'night' ? color.night : dataColors[tint].strong);

interface PieceProps {
  box: Box;
  tint: Tint;
  label?: string;
  size?: number;
}

export function Piece({ box: [x, y, width, height], tint, label, size = 27 }: PieceProps) {
  const isNight = tint === 'night';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="18"
        fill={fillOf(tint)}
        stroke={edgeOf(tint)}
        strokeWidth="3"
      />
      <rect
        {...{ x: 11, y: 11, width: width - 22, height: height - 22, rx: 10, fill: 'none' }}
        stroke={isNight ? '#8a91a6' : edgeOf(tint)}
        strokeWidth="2"
        strokeDasharray="8 6"
      />
      {label && (
        <text
          x={width / 2}
          y={height / 2 + size * 0.35}
          textAnchor="middle"
          fontFamily={font.text}
          fontWeight="600"
          fontSize={size}
          fill={isNight ? color.nightText : color.ink}
        >
          {label}
        </text>
      )}
    </g>
  );
}

/** Draws the tab of a puzzle piece. It points right and is rotated by `turn` degrees. */
export function Tab({
  at: [x, y],
  tint,
  turn = 0,
}: {
  at: readonly [number, number];
  tint: Tint;
  turn?: number;
}) {
  const outline = 'M-2-30C-2-16 24-21 24-10v20c0 11-26 6-26 20';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} strokeWidth="3">
      <path d={`${outline}h-4v-60z`} fill={fillOf(tint)} />
      <path d={outline} fill="none" stroke={edgeOf(tint)} />
    </g>
  );
}

export const Thread = ({ d }: { d: string }) => (
  <path
    d={d}
    fill="none"
    stroke={color.thread}
    strokeWidth="5"
    strokeDasharray="16 11"
    strokeLinecap="round"
  />
);

/** Draws a ring as in a progress chart. Its arc covers `share` (0 to 1) of the circle. */
export function Ring({
  at: [x, y],
  share,
  tint,
}: {
  at: readonly [number, number];
  share: number;
  tint: Tint;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-90)`} fill="none" strokeWidth="22">
      <circle r="78" stroke={color.paperDeep} />
      <circle
        r="78"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        strokeLinecap="round"
        stroke={edgeOf(tint)}
      />
    </g>
  );
}
