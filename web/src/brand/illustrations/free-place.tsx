import { css } from '@emotion/react';
import type { TimelineEntry } from '../../content/pages/careers';
import { color, dataColors } from '../../theme/tokens';
import { TimelinePicture } from './timeline-picture';

const drawing = css({
  overflow: 'visible',
  color: color.cobalt,
  '--needle': color.sheet,
  // Without this, forced colours could make the lines white on the work's white background.
  forcedColorAdjust: 'none',
  '[dir=rtl] &': { scale: '-1 1' },
});

const [cobalt, vermilion, moss, plum] = dataColors;
const free = { strong: color.thread, tint: color.sheet };
const chairs = [
  [145, 0, plum],
  [385, 0, moss],
  [625, 0, cobalt],
  [865, 0, vermilion],
  [265, 290, free],
  [505, 290, vermilion],
  [745, 290, plum],
] as const;

/**
 * Draws the table of the careers page from nearer, up to the right edge of the page. The work of a position lies in
 * front of the free chair.
 */
export function FreePlace({ work }: { work: TimelineEntry['image'] }) {
  return (
    <svg css={drawing} viewBox="20 0 620 430" fill="none" strokeWidth="2.5" aria-hidden="true">
      {chairs.map(([x, y, { strong, tint }]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y + 2}
          width="150"
          height="136"
          rx="44"
          fill={tint}
          stroke={strong}
          strokeDasharray={tint === color.sheet ? '11 8' : undefined}
        />
      ))}
      <rect x="20" y="58" width="2000" height="310" rx="36" fill={color.ink} />
      <rect
        x="36"
        y="74"
        width="2000"
        height="278"
        rx="22"
        stroke="#8a91a6"
        strokeDasharray="7 6"
      />
      <g stroke={color.thread} strokeWidth="3.4">
        <path
          d="M220 30C100 60 60 160 62 230S120 326 220 322S340 340 340 392"
          strokeDasharray="11 8"
        />
        <circle cx="220" cy="30" r="8" fill={color.sheet} />
        <circle cx="340" cy="398" r="8" fill={color.thread} />
      </g>
      {/* The needle is lighter than its cloth, so this drawing needs a place farther to the right. */}
      <TimelinePicture name={work} x={work === 'needle' ? 108 : 30} y="84" height="230" />
    </svg>
  );
}
