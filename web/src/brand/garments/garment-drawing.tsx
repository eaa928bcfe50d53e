import { css, keyframes } from '@emotion/react';
import type { GarmentName } from '../../content/types/garment-board';
import { color, media } from '../../theme/tokens';
import { pieceColors } from '../pieces/pattern-piece';
import { ownLayer } from '../scenes/scene';
import { garments, garmentSize, pathsOf } from './garments';

const drawing = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // The second `use` draws a wide dashed stroke along the outline. The third `use` covers this stroke except for its
  // inner edge, so that a dashed line remains inside the shape. The clip path hides the outer half of every stroke.
  '& use': {
    fill: 'none',
    stroke: 'var(--edge)',
    strokeWidth: 'var(--width, 4)',
    strokeLinejoin: 'round',
  },
  '& use:nth-of-type(1)': { fill: 'var(--fill)', fillRule: 'evenodd', stroke: 'none' },
  '& use:nth-of-type(2)': {
    stroke: 'var(--seam)',
    strokeWidth: 14.8,
    strokeDasharray: 'var(--dashes, 5 4)',
    strokeOpacity: 'var(--opacity, 0.75)',
  },
  '& use:nth-of-type(3)': { stroke: 'var(--fill)', strokeWidth: 12.2 },
  [media.forced]: {
    '& [data-piece]': { '--fill': 'Canvas', '--edge': 'CanvasText', '--seam': 'CanvasText' },
  },
});
const inkLine = css({
  stroke: color.ink,
  strokeLinecap: 'round',
  [media.forced]: { stroke: 'CanvasText' },
});

const threadStyle = css({ stroke: color.thread, strokeWidth: 3.2 });
/** A dash offset greater than every `pathLength`, so that the whole dashed line is hidden at first. */
const slack = 900;
const [stitch, gap] = [8, 5];
const sew = keyframes({ from: { strokeDashoffset: slack } });
const threadLayer = css({ [media.moving]: { animation: `${ownLayer} 1.8s` } });
const sewn = css({ [media.moving]: { animation: `${sew} 1.6s 0.2s ease-out backwards` } });

/** Returns the first and the last point of path data. */
const endsOf = (path: string) => {
  const points = path.match(/\d+ \d+/g)!.map((point) => point.split(' ').map(Number));
  return [points[0]!, points.at(-1)!] as const;
};

export function GarmentDrawing({ name }: { name: GarmentName }) {
  const { pieces, straps, chalk, chalkOnNight, buttons = [], thread } = garments[name];
  const paths = pathsOf(garments[name]);
  const { path, stitches, rings = [], needleTurn } = thread;
  const [start, end] = endsOf(path);
  return (
    <svg css={drawing} viewBox={`0 0 ${garmentSize.join(' ')}`} fill="none" aria-hidden="true">
      {straps && <path css={inkLine} strokeWidth={straps.width} d={straps.path} />}
      {pieces.map(({ tint }, index) => {
        const id = `${name}-${index}`;
        return (
          <g key={id} data-piece={index} css={pieceColors(tint)} clipPath={`url(#${id}-in)`}>
            <clipPath id={`${id}-in`}>
              <path id={id} clipRule="evenodd" d={paths[index]} />
            </clipPath>
            <use href={`#${id}`} />
            <use href={`#${id}`} />
            <use href={`#${id}`} />
            <use href={`#${id}`} />
          </g>
        );
      })}
      {chalk && <path stroke={color.inkSoft} strokeWidth="1.2" d={chalk} />}
      {chalkOnNight && <path stroke="#7d86a0" strokeWidth="1.2" d={chalkOnNight} />}
      {buttons.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="6.5"
          fill={color.night}
          stroke={color.nightSoft}
          strokeWidth="2"
        />
      ))}
      <g css={[threadStyle, threadLayer]}>
        <path
          css={sewn}
          data-thread=""
          d={path}
          pathLength={stitches * (stitch + gap) - gap}
          strokeDasharray={`${`${stitch} ${gap} `.repeat(stitches - 1)}${stitch} ${slack}`}
        />
        {[start, ...rings].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill={color.paper} />
        ))}
        {needleTurn === undefined && <circle cx={end[0]} cy={end[1]} r="7" fill={color.thread} />}
      </g>
      {needleTurn !== undefined && (
        <path
          fill={color.ink}
          fillRule="evenodd"
          transform={`translate(${end.join(' ')}) rotate(${needleTurn})`}
          d="M0 0C16-4 40-4 66 0C40 4 16 4 0 0ZM6 0a7 1.6 0 0 1 14 0a7 1.6 0 0 1-14 0Z"
        />
      )}
    </svg>
  );
}
