import { css } from '@emotion/react';
import { color } from '../../theme/tokens';
import { plays, pull } from './scene-motion';

/** Room to lay the pieces out from left to right. */
export const across = '@container (min-width: 600px)';

const gap = css({
  gridColumn: '1 / -1',
  width: '100%',
  height: 58,
  padding: '16px 0 4px',
  ...plays(pull, 0.7, '0.8s ease-out'),
  '& > path + path': { display: 'none' },
  [across]: {
    height: '100%',
    padding: '0 4px 0 16px',
    '& > path': { display: 'none' },
    '& > path + path': { display: 'inline' },
  },
});

/** On a square of 100 that the gap between the pieces stretches: first for the way down, then for the way across. */
const ways = [
  {
    place: css({ gridRow: 2, [across]: { gridArea: '1 / 2 / 3' } }),
    lines: [
      'M25 0C25 60 50 40 50 100M75 0C75 60 50 40 50 100',
      'M0 20C60 20 40 50 100 50M0 80C60 80 40 50 100 50',
    ],
  },
  {
    place: css({ gridRow: 4, [across]: { gridArea: '1 / 4 / 3' } }),
    lines: [
      'M50 0C50 60 25 40 25 100M50 0C50 60 75 40 75 100',
      'M0 50C60 50 40 20 100 20M0 50C60 50 40 80 100 80',
    ],
  },
];

/** The threads of the studio's canvas: two pieces lead into one, and one into two. */
export function StudioThreads() {
  return ways.map(({ place, lines }) => (
    <svg
      key={lines[0]}
      css={[gap, place]}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      stroke={color.thread}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="7 5"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  ));
}
