import { css } from '@emotion/react';
import type { ImpactContent } from '../../content/band-content';
import { color, media, radius } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Ring } from '../../ui/ring';
import { Section } from '../../ui/section';
import { SectionHeading } from './section-heading';

const layout = css({
  display: 'grid',
  gap: 'clamp(36px, 6vw, 88px)',
  alignItems: 'center',
  // The rings stand on the left here, because the hero above has its picture on the right.
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
    '& > *': { gridRow: 1 },
    '& > * + *': { gridColumn: 1 },
  },
});
const rings = css(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderRadius: radius.sheet,
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 359.98px)': { zoom: 0.86 },
});
const seam = `1px dashed ${color.control}`;
// A seam between the rings, where the four cuts of the sheet meet.
const cell = css({
  padding: 'clamp(22px, 3vw, 36px) 8px',
  '& + &': { borderLeft: seam },
  [media.desktop]: {
    '&:nth-of-type(odd)': { borderLeft: 0 },
    '&:nth-of-type(n+3)': { borderTop: seam },
  },
  [media.phone]: {
    '&:nth-of-type(odd)': { borderLeft: 0 },
    '&:nth-of-type(n+3)': { borderTop: seam },
  },
});

/** Four figures as rings, and what they mean for the customer (specification, section 2: impact rings). */
export function ImpactSection({ content }: { content: ImpactContent }) {
  const { metrics, ...heading } = content;
  return (
    <Section ground="deep" aria-labelledby="impact-title">
      <div css={layout}>
        <SectionHeading id="impact-title" {...heading} />
        <ul css={rings}>
          {metrics.map((metric, index) => (
            <li key={metric.label} css={cell}>
              <Ring {...metric} index={index} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
