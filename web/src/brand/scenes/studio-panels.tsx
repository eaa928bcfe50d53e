import { css } from '@emotion/react';
import { border, color, font, fontSize, media } from '../../theme/tokens';
import type { PieceTint } from '../pieces/pattern-piece';
import { plays, pull, write } from './scene';

/** From this width the components are side by side. */
export const across = '@container (min-width: 37.5rem)';
/** From this width the list of today's events is beside the components. */
export const roomy = '@container (min-width: 60rem)';

const gap = css({
  gridColumn: '1 / -1',
  width: '100%',
  height: '3.625rem',
  padding: '1rem 0 0',
  ...plays(pull, 0.7, '0.8s ease-out'),
  // Puts the drawing in front of the components, which would otherwise cover its rings.
  position: 'relative',
  overflow: 'visible',
  '& > g + g': { display: 'none' },
  [across]: {
    height: '100%',
    paddingBlock: '0',
    paddingInline: '1rem 0',
    '& > g': { display: 'none' },
    '& > g + g': { display: 'inline' },
  },
  // In print the components have no tabs, so the dashed lines fill the gaps.
  [media.print]: { padding: 0 },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  // A line of length zero with round ends stays round when the drawing is stretched. A circle would not.
  '& path + path': { strokeWidth: 11, strokeDasharray: 'none' },
  '& path + path + path': { stroke: color.sheet, strokeWidth: 6 },
});

/**
 * The dashed lines in the two gaps between the components: each a path in a square of 100 units for the vertical
 * layout, and one for the horizontal layout. CSS stretches the square to the size of the gap.
 */
const ways = [
  {
    place: css({ gridRow: 2, [across]: { gridArea: '1 / 2 / 3' } }),
    lines: [
      {
        line: 'M25 0C25 60 50 40 50 100M75 0C75 60 50 40 50 100',
        from: 'M25 0h0M75 0h0',
        to: 'M50 100h0',
      },
      {
        line: 'M0 20C60 20 40 50 100 50M0 80C60 80 40 50 100 50',
        from: 'M0 20h0M0 80h0',
        to: 'M100 50h0',
      },
    ],
  },
  {
    place: css({ gridRow: 4, [across]: { gridArea: '1 / 4 / 3' } }),
    lines: [
      {
        line: 'M50 0C50 60 25 40 25 100M50 0C50 60 75 40 75 100',
        from: 'M50 0h0',
        to: 'M25 100h0M75 100h0',
      },
      {
        line: 'M0 50C60 50 40 20 100 20M0 50C60 50 40 80 100 80',
        from: 'M0 50h0',
        to: 'M100 20h0M100 80h0',
      },
    ],
  },
] as const;

export function StudioThreads() {
  return ways.map(({ place, lines }) => (
    <svg
      key={lines[0].line}
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
      {lines.map(({ line, from, to }) => (
        <g key={line}>
          <path d={line} />
          <path d={from + to} />
          <path d={from} />
        </g>
      ))}
    </svg>
  ));
}

export const seam = border.hairline;
export const small = '@container (max-width: 29.99875rem)';

const inPairs = '@container (min-width: 38.75rem) and (max-width: 59.99875rem)';

const log = css({
  [small]: { '& > :nth-of-type(n+3)': { display: 'none' } },
  display: 'grid',
  columnGap: '1.75rem',
  marginTop: '0.375rem',
  ...plays(write, 0.9, '1s steps(4)'),
  [inPairs]: {
    gridTemplateColumns: '1fr 1fr',
  },
});
const entry = css({
  display: 'grid',
  gridTemplateColumns: '3.125rem 1fr',
  padding: '0.6875rem 0',
  '& + &': { borderTop: seam },
  [inPairs]: { '&:nth-of-type(2)': { borderTop: 0 } },
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  textWrap: 'balance',
});
const time = css({ font: `500 ${fontSize.label}/1.75 ${font.mono}`, color: color.inkSoft });
const source = css({
  display: 'block',
  fontSize: '0.875rem',
  color: color.inkSoft,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '0.5rem',
    height: '0.5rem',
    marginInlineEnd: '0.4375rem',
    borderRadius: 2,
    background: 'var(--edge)',
  },
});

const entries = [
  { at: '08:41', text: 'A guest asked to move a booking', by: 0 },
  { at: '08:41', text: 'Booking moved to 20:30', by: 3 },
  { at: '08:42', text: 'Confirmation sent', by: 4 },
  { at: '09:05', text: 'Group order read from a PDF', by: 1 },
] as const;

export const StudioLog = ({ parts }: { parts: readonly { name: string; tint: PieceTint }[] }) => (
  <ul css={log}>
    {entries.map(({ at, text, by }) => (
      <li key={text} css={entry}>
        <span css={time}>{at}</span>
        <span>
          {text}{' '}
          <span css={source} data-tint={parts[by]!.tint}>
            {parts[by]!.name}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
