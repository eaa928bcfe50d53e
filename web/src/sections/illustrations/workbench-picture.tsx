import { color, dataColors } from '../../theme/tokens';
import { CuttingTable } from './cutting-table';
import { piece, seam } from './timeline-picture';

const seats = [...dataColors, { strong: color.thread, tint: color.sheet }];
const free = 4;
/** Chairs round the table, clockwise: left and upper edge, and who sits there. */
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
/** What lies on the table: place in the data colours, and how it lies. */
const pieces = [
  [0, '114 150) rotate(-7) scale(1.8'],
  [2, '252 130) rotate(4) scale(1.8'],
  [1, '300 250) rotate(-3) scale(1.2'],
] as const;

/** The workshop from above: a table with work on it, and four chairs that are free. */
export function WorkbenchPicture() {
  return (
    <CuttingTable code="workshop / seen from above">
      <g transform="translate(26 -10) scale(.9)">
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
        {pieces.map(([tint, place]) => (
          <g key={tint} transform={`translate(${place})`} stroke={dataColors[tint].strong}>
            <path d={`M8 0${piece}`} fill={dataColors[tint].tint} />
            <path d={`M12 8${seam}`} strokeWidth=".8" strokeDasharray="3 3" />
          </g>
        ))}
        <path
          stroke={color.thread}
          strokeWidth="3"
          strokeDasharray="9 6"
          d="M120 296c30-40 60 10 96-24s30 10 42-6"
        />
      </g>
    </CuttingTable>
  );
}
