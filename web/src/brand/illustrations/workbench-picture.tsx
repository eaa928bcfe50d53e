import { color, dataColors } from '../../theme/tokens';
import { drawingNote, drawingSheet } from '../pieces/cutting-table';
import { PieceDrawing } from '../pieces/piece-drawing';

const seats = [...dataColors, { strong: color.thread, tint: color.sheet }];
const free = 4;
/** Chairs around the table, clockwise: x, y and the index of the person's colour (`free` for an empty chair). */
const chairs = [
  [112, 42, 0],
  [224, 42, free],
  [336, 42, 2],
  [432, 128, free],
  [432, 226, 3],
  [336, 324, 1],
  [224, 324, free],
  [112, 324, 2],
  [16, 226, 1],
  [16, 128, free],
] as const;
export function WorkbenchPicture() {
  return (
    <div css={drawingSheet} aria-hidden="true">
      <svg
        viewBox="10 33 500 372"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g transform="translate(26 22) scale(.9)">
          {chairs.map(([x, y, seat]) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width="72"
              height="72"
              rx="22"
              fill={seats[seat]!.tint}
              stroke={seats[seat]!.strong}
              strokeWidth="2"
              strokeDasharray={seat === free ? '7 6' : undefined}
            />
          ))}
          <rect x="76" y="102" width="368" height="234" rx="20" fill={color.ink} />
          <rect
            x="88"
            y="114"
            width="344"
            height="210"
            rx="12"
            stroke="#8a91a6"
            strokeDasharray="5 5"
          />
          <g transform="rotate(-5 220 190)">
            <PieceDrawing size={[112, 92]} cuts="-t--" tint={0} transform="translate(112 136)" />
            <PieceDrawing size={[112, 92]} cuts="-t-n" tint={2} transform="translate(224 136)" />
          </g>
          <PieceDrawing
            size={[84, 72]}
            cuts="---n"
            tint={1}
            transform="translate(336 214) rotate(8)"
          />
          <path
            stroke={color.thread}
            strokeWidth="3"
            strokeDasharray="9 6"
            d="M112 292c50 14 96-16 150-4"
          />
          <path
            fill={color.sheet}
            transform="translate(268 290) rotate(12)"
            d="M-6 0c0-3 7-3.5 17-3l62 3-62 3c-10 .5-17 0-17-3z"
          />
        </g>
      </svg>
      <p css={drawingNote}>workshop / seen from above</p>
    </div>
  );
}
