import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';
import { levelThresholds } from '../../content/features/readiness-level';

const tape = css({ width: '100%', overflow: 'visible' });
const number = css({ font: `500 13px ${font.mono}`, fill: color.inkSoft });

/** Ends of the drawn tape in points: it begins before the first threshold and ends after the highest total. */
const from = 230;
const to = 375;
const along = (points: number) =>
  `${Math.round(((Math.min(Math.max(points, from), to) - from) / (to - from)) * 1000) / 10}%`;

const ticks = [240, 250, 260, 270, 280, 290, 300, 310, 320, 330, 340, 350, 360, 370];
const thresholds: readonly number[] = Object.values(levelThresholds);

/** The total on a measuring tape whose long marks are the levels' thresholds. A drawing: the words around it say it. */
export function ScoreTape({ points }: { points: number }) {
  const end = along(points);
  return (
    <svg css={tape} height="66" fill="none" strokeWidth="1.5" aria-hidden>
      <rect y="20" width="100%" height="44" rx="8" fill={color.paperDeep} />
      <rect y="20" width={end} height="44" rx="8" fill={color.cobaltTint} />
      <rect y="20" width="100%" height="44" rx="8" stroke={color.control} />
      {ticks.map((tick) => {
        const isLong = thresholds.includes(tick);
        const x = along(tick);
        return (
          <line
            key={tick}
            x1={x}
            x2={x}
            y1="20"
            y2={isLong ? 40 : 29}
            stroke={isLong ? color.ink : color.control}
          />
        );
      })}
      {thresholds.map((threshold) => (
        <text key={threshold} css={number} x={along(threshold)} y="57" textAnchor="middle">
          {threshold}
        </text>
      ))}
      <line x1={end} x2={end} y1="8" y2="42" stroke={color.thread} strokeWidth="3" />
      <circle cx={end} cy="8" r="7" fill={color.thread} />
    </svg>
  );
}
