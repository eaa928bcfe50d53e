import { css } from '@emotion/react';
import type { ImpactContent } from '../content/types/sections';
import { color, fluid, media, noteText, space } from '../theme/tokens';
import { pseudoBox, sharedRows } from '../ui/layout';
import { Ring, tapeWidth } from '../ui/ring';
import { bandPadding } from '../ui/section';
import { HeadedSection } from './section-heading';

const inPairs = '@media screen and (min-width: 20em) and (width < 47.5em)';

const band = css({
  position: 'relative',
  isolation: 'isolate',
  overflowX: 'clip',
  // Space for the next section's white box, which overlaps this section.
  paddingBottom: bandPadding(`calc(${space.lap} + ${fluid.m})`),
});
const rings = css({
  // If the rings are in one row, the row is 1200 of these units wide.
  '--unit': `calc(min(100vw - 2 * ${space.gutter}, ${space.container}) / 1200)`,
  '--tick': '14px',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
  gap: '1.75rem 0.5rem',
  marginTop: fluid.m,
  [inPairs]: {
    '--unit': `min((100vw - 2 * ${space.gutter}) / 640, 0.05rem)`,
    '--tick': '8px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    justifyContent: 'stretch',
  },
  [media.cramped]: {
    '--unit': `calc((100vw - 2 * ${space.gutter}) / 320)`,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});
const ticks = (every: string, length: number) =>
  `linear-gradient(90deg, ${color.ink} 1.5px, transparent 0) 0 0 / ${every} calc(${length} * var(--unit)) repeat-x`;
const cell = css({
  position: 'relative',
  ...sharedRows(2),
  justifyItems: 'center',
  rowGap: '1.125rem',
  '& > div': { alignSelf: 'end' },
  '@media (min-width: 47.5em), print': {
    // The labels of the two middle rings may be wider than their rings. Wider labels of the outer rings would extend
    // beyond the column.
    '& > p': { width: 0, minWidth: '100%' },
    '&:not(:first-of-type, :last-of-type) > p': { minWidth: 'calc(100% + 60 * var(--unit))' },
  },
  [inPairs]: { '& > p': { maxWidth: '8.5rem', textWrap: 'balance' } },
  // Each ring draws the measuring tape across the window, and the last tape of a row covers the others. The negative
  // z-index puts it behind the labels of the previous row. After a page break here, Chrome would print the tape over the
  // text of the previous sheet.
  '@media screen': {
    '&::before': {
      ...pseudoBox,
      zIndex: -1,
      gridArea: '1 / 1 / 2 / 2',
      bottom: 0,
      insetInline: '-100vw',
      height: `calc(${tapeWidth} * var(--unit))`,
      border: `solid ${color.control}`,
      borderWidth: '1px 0',
      background: `${ticks('var(--tick)', 8)}, ${ticks('calc(5 * var(--tick))', 14)}, ${color.sheet}`,
    },
  },
});
const note = css({ marginTop: '1.5rem', ...noteText });

/** Largest diameter of a ring, in px at a screen width of 1440 px. */
const widest = 300;
/** Largest sum of the four diameters, in px at a screen width of 1440 px. */
const allTogether = 972;

/** Returns diameters in px, as even numbers. The area of a ring is proportional to its value. */
export function ringDiameters(values: readonly number[]): number[] {
  const roots = values.map(Math.sqrt);
  const sum = roots.reduce((total, root) => total + root, 0);
  const scale = Math.min(widest / Math.max(...roots), allTogether / sum);
  return roots.map((root) => 2 * Math.round((root * scale) / 2));
}

interface ImpactSectionProps {
  content: ImpactContent;
  className?: string;
}

/** Shows four figures as rings (requirements, section 2). */
export function ImpactSection({ content, className }: ImpactSectionProps) {
  const diameters = ringDiameters(content.metrics.map(({ value }) => value));
  return (
    <HeadedSection
      name="impact"
      ground="deep"
      heading={{ ...content, layout: 'spread' }}
      css={band}
      className={className}
    >
      <ul
        css={[
          rings,
          diameters.map((diameter, index) => ({
            [`& > :nth-of-type(${index + 1})`]: { '--diameter': diameter },
          })),
        ]}
      >
        {content.metrics.map((metric, index) => (
          <li key={metric.label} css={cell}>
            <Ring {...metric} index={index} diameter={diameters[index]!} />
          </li>
        ))}
      </ul>
      <p css={note}>{content.note}</p>
    </HeadedSection>
  );
}
