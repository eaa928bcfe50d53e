import { color, dataColor } from '../../theme/tokens';
import { CuttingTable } from '../pieces/cutting-table';
import { PieceDrawing } from '../pieces/piece-drawing';

const { cobalt, thread: vermilion } = dataColor;

export function MeasuringPicture() {
  return (
    <CuttingTable code="discovery / taking measurements">
      <path fill={cobalt.tint} stroke={cobalt.strong} d="M56 62h392v300H56z" />
      <PieceDrawing size={[156, 112]} cuts="-tt-" transform="translate(82 86)" />
      <PieceDrawing size={[150, 112]} cuts="--nn" transform="translate(264 86)" />
      <PieceDrawing size={[156, 112]} cuts="nt--" transform="translate(82 228)" />
      <g transform="rotate(8 346 290)">
        <PieceDrawing size={[150, 112]} cuts="t--n" tint={2} transform="translate(274 236)">
          <path strokeWidth="5" d="M36 40h46M36 56h66M36 72h34" />
        </PieceDrawing>
      </g>
      <g transform="rotate(-24 260 220)">
        <path fill={vermilion.tint} stroke={color.ink} d="M-20 200h560v36H-20z" />
        <path
          stroke={color.ink}
          d={Array.from(
            { length: 36 },
            (_, index) => `M${index * 15} 200v${index % 5 ? 9 : 19}`,
          ).join('')}
        />
      </g>
    </CuttingTable>
  );
}
