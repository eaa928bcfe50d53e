import type { GarmentName } from '../../content/types/garment-board';
import { color, dataColors } from '../../theme/tokens';
import { garmentSize } from './garment';
import { garments, pathsOf } from './garments';

interface GarmentMarkProps {
  name: GarmentName;
  /** Line width in px of the drawing, which is 600 px wide. */
  line: number;
}

export function GarmentMark({ name, line }: GarmentMarkProps) {
  const { pieces, straps, buttons = [] } = garments[name];
  const paths = pathsOf(garments[name]);
  return (
    <svg
      viewBox={`0 0 ${garmentSize.join(' ')}`}
      fill="none"
      strokeWidth={line}
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
