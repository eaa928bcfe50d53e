import { css } from '@emotion/react';
import { color, dataColors, font, media } from '../../theme/tokens';
import { pieceOutline, seamInset, tabDepth } from '../pieces/piece-geometry';

/** Width and height of the smallest size, and what each size has more than the one before, in px. */
const smallest = [104, 68] as const;
const grade = [86, 44] as const;
/** Around the nest, and below it for the names. */
const margin = 4;
const foot = 30;

const sizeOf = (index: number) =>
  [smallest[0] + index * grade[0], smallest[1] + index * grade[1]] as const;
const [right, height] = sizeOf(dataColors.length - 1);
const floor = margin + tabDepth + height;

/** The sizes share their lower left corner. */
function outline(index: number, inset = 0) {
  const size = sizeOf(index);
  return pieceOutline(size, 'tt--', inset, [margin, floor - size[1]]);
}
const [chalked, ...marks] = [
  dataColors.map((_each, index) => outline(index)).join(''),
  // Corners grow along one line; the grainline stands where only the largest has cloth.
  `M${margin + smallest[0]} ${floor - smallest[1]}l${3.3 * grade[0]} ${-3.3 * grade[1]}`,
  `M${margin + right - 30} ${floor - 24}v${48 - height + 20}m-5 12 5-12 5 12m-10 ${height - 92} 5 12 5-12`,
];

const chosen = ':is(:hover, :focus-within)';
const cut = dataColors.map((_each, index) =>
  css({
    opacity: 0,
    [media.moving]: { transition: 'opacity .2s ease-out' },
    [`section:not(:has([data-plan]${chosen})) &[data-marked], section:has([data-plan='${index}']${chosen}) &`]:
      { opacity: 1 },
  }),
);
const name = css({
  color: color.inkSoft,
  fill: 'currentColor',
  font: `500 12.5px/1 ${font.mono}`,
  [media.forced]: { fill: 'CanvasText' },
  // Too small to be read there.
  [media.narrow]: { display: 'none' },
});

interface GradedNestProps {
  /** Of the plans, the smallest first; at most four. */
  plans: readonly { name: string; isMarked: boolean }[];
  className?: string;
}

/**
 * The plans as sizes of one pattern, nested as on a pattern sheet. In a section whose plans bear `data-plan`, their
 * place, the one under the pointer or with the focus is cut, else the marked one. Decoration: the cards say it all.
 */
export function GradedNest({ plans, className }: GradedNestProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${margin + right + tabDepth + margin} ${floor + foot}`}
      fill="none"
      aria-hidden="true"
    >
      <g stroke={color.control} strokeWidth="1.5">
        <path d={chalked} fill={color.sheet} />
        <path d={marks.join('')} strokeWidth="1" />
      </g>
      {plans.map(({ name: plan, isMarked }, index) => (
        <g
          key={plan}
          css={cut[index]}
          data-marked={isMarked || undefined}
          // The marked plan's card is night with a vermilion seam.
          fill={isMarked ? color.thread : dataColors[index]!.strong}
          stroke={isMarked ? color.night : dataColors[index]!.strong}
        >
          <path d={outline(index)} fillOpacity=".13" strokeWidth="2.5" />
          <path
            d={outline(index, seamInset)}
            fill="none"
            stroke={isMarked ? color.thread : undefined}
            strokeDasharray="5 4"
            opacity=".7"
          />
        </g>
      ))}
      {plans.map(({ name: plan }, index) => (
        <text
          key={plan}
          css={name}
          x={margin + sizeOf(index)[0] - 8}
          y={floor + 20}
          textAnchor="end"
        >
          {plan}
        </text>
      ))}
    </svg>
  );
}
