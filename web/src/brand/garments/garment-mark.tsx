import type { GarmentName } from '../../content/types/garment-board';
import { color, dataColors } from '../../theme/tokens';
import { garments, garmentSize, pathsOf } from './garments';

/**
 * Draws a small garment without seams and text. Its lines are 12 px of the drawing wide, unless a page's CSS sets
 * `stroke-width`.
 */
export function GarmentMark({ name }: { name: GarmentName }) {
  const { pieces, straps, buttons = [] } = garments[name];
  const paths = pathsOf(garments[name]);
  return (
    <svg
      viewBox={`0 0 ${garmentSize.join(' ')}`}
      fill="none"
      strokeWidth="12"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {straps && <path stroke={color.ink} strokeWidth={straps.markWidth} d={straps.path} />}
      {pieces.map(({ tint }, index) => {
        const colors =
          tint === 'night'
            ? { fill: color.night, stroke: color.night }
            : { fill: dataColors[tint].tint, stroke: dataColors[tint].strong };
        return <path key={paths[index]} {...colors} fillRule="evenodd" d={paths[index]} />;
      })}
      {buttons.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="15" fill={color.night} />
      ))}
    </svg>
  );
}
