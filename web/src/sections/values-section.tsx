import { css } from '@emotion/react';
import type { Feature, FeatureIcon } from '../content/types/page';
import { color, fontSize, media } from '../theme/tokens';
import { Reveal } from '../ui/reveal';
import { GlyphText } from './glyph-text';
import { HeadedSection } from './section-heading';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 clamp(32px, 6vw, 88px)',
  marginTop: 'clamp(26px, 4vw, 56px)',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const value = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: 'clamp(16px, 2vw, 28px)',
  padding: 'clamp(22px, 2.6vw, 34px) 0 clamp(28px, 3.4vw, 44px)',
  borderTop: `1px solid ${color.line}`,
  '&:nth-last-of-type(-n + 2)': { paddingBottom: 0 },
  [media.phone]: { '&:nth-last-of-type(2)': { paddingBottom: 28 } },
  // Where there is room the words stand beside the drawing, which is larger then.
  [media.desktop]: {
    '& > [data-glyph]': { gridRow: '1 / 3', alignSelf: 'start', width: 106, height: 72 },
  },
});
const title = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const text = css({
  [media.tablet]: { gridColumn: '1 / -1' },
  maxWidth: '32em',
  marginTop: 14,
  color: color.inkSoft,
});

interface ValuesSectionProps {
  content: { title: string; items: readonly (Feature & { icon: FeatureIcon })[] };
  ground?: 'paper' | 'deep';
}

/** What a company holds to, in its own words: each with a sign; no cards. */
export function ValuesSection({ content, ground }: ValuesSectionProps) {
  const { items, ...heading } = content;
  return (
    <HeadedSection name="values" ground={ground} heading={heading}>
      <ul css={grid}>
        {items.map((item, index) => (
          <Reveal as="li" key={item.title} index={index} css={value}>
            <GlyphText item={item} index={index} styles={{ title, text }} />
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
