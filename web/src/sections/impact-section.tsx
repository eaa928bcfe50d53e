import { css } from '@emotion/react';
import type { ImpactContent } from '../content/types/sections';
import { color, fontSize, media, radius } from '../theme/tokens';
import { cardStyle } from '../ui/card';
import { Ring } from '../ui/ring';
import { HeadedSection } from './section-heading';

const rings = css(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: 'clamp(1.75rem, 3.4vw, 3rem)',
  borderRadius: radius.sheet,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 22.49875em)': { zoom: 0.86 },
});
const hairline = `1px solid ${color.line}`;
const cell = css({
  padding: 'clamp(0.875rem, 2.2vw, 1.875rem) clamp(0.625rem, 2vw, 1.75rem)',
  '& + &': { borderInlineStart: hairline },
  [media.phone]: {
    '&:nth-of-type(odd)': { borderInlineStart: 0 },
    '&:nth-of-type(n+3)': { borderTop: hairline },
  },
});

const note = css({ marginTop: '0.5rem', fontSize: fontSize.small, color: color.inkSoft });

/** Four figures as rings, and what they mean for the customer (specification, section 2: impact rings). */
export function ImpactSection({ content }: { content: ImpactContent }) {
  return (
    <HeadedSection name="impact" ground="deep" heading={{ ...content, isSpread: true }}>
      <ul css={rings}>
        {content.metrics.map((metric, index) => (
          <li key={metric.label} css={cell}>
            <Ring {...metric} index={index} />
          </li>
        ))}
      </ul>
      <p css={note}>Figures are a guide, not a promise.</p>
    </HeadedSection>
  );
}
