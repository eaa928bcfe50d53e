import { css } from '@emotion/react';
import { ClothSwatch } from '../../brand/pieces/cloth-swatch';
import type { TopicsContent } from '../../content/types/service';
import { HeadedSection } from '../../sections/section-heading';
import { color, fontSize, media } from '../../theme/tokens';
import { InertButtons } from '../../ui/button';
import { Reveal } from '../../ui/reveal';

const weaves = ['twill', 'pinstripe', 'windowpane', 'dots', 'herringbone', 'gingham'] as const;

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '44px clamp(32px, 6vw, 88px)',
  marginTop: 'clamp(28px, 4.4vw, 60px)',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 36 },
});
const topic = css({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 'clamp(16px, 2.4vw, 28px)',
});
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ marginTop: 8, fontSize: 16, color: color.inkSoft });

/** What a workshop can be about: swatches to choose from. */
export function TopicsSection({ content }: { content: TopicsContent }) {
  return (
    <HeadedSection name="topics" heading={content}>
      <ul css={grid}>
        {content.items.map((item, index) => (
          <Reveal as="li" key={item.title} index={index} css={topic}>
            <ClothSwatch weave={weaves[index % weaves.length]!} tint={index} />
            <div>
              <h3 css={title}>{item.title}</h3>
              <p css={text}>{item.text}</p>
            </div>
          </Reveal>
        ))}
      </ul>
      {content.inertButtons && <InertButtons names={content.inertButtons} />}
    </HeadedSection>
  );
}
