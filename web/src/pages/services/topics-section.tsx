import { css } from '@emotion/react';
import { ClothSwatch } from '../../brand/pieces/cloth-swatch';
import type { TopicsContent } from '../../content/types/service';
import { SheetSection } from '../../sections/sheet-section';
import { color, fluid, fontSize, media } from '../../theme/tokens';
import { InertButtons } from '../../ui/button';
import { Reveal } from '../../ui/reveal';
import { bandPadding } from '../../ui/section';

const weaves = ['twill', 'pinstripe', 'windowpane', 'dots', 'herringbone', 'gingham'] as const;

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 40%)), 1fr))',
  gap: 'clamp(1.75rem, 3.4vw, 2.25rem) clamp(2rem, 6vw, 5.5rem)',
  marginTop: fluid.l,
  paddingBottom: bandPadding('1rem'),
  [media.print]: { rowGap: '0.5rem', marginTop: 0 },
});
const topic = css({
  position: 'relative',
  textWrap: 'balance',
  '--swatch': 'clamp(3rem, 9vw, 5.25rem)',
  paddingInlineStart: 'calc(var(--swatch) + clamp(1rem, 2.4vw, 1.75rem))',
  [media.phone]: { '--swatch-height': '60px' },
  [media.print]: { paddingInlineStart: 0 },
});
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ marginTop: '0.5rem', fontSize: '1rem', color: color.inkSoft });

export function TopicsSection({ content }: { content: TopicsContent }) {
  const { lead, ...heading } = content;
  return (
    <SheetSection name="topics" heading={heading} statement={lead}>
      <ul css={grid}>
        {content.items.map((item, index) => (
          <Reveal as="li" key={item.title} index={index} css={topic}>
            <ClothSwatch weave={weaves[index % weaves.length]!} tint={index} />
            <h3 css={title}>{item.title}</h3>
            <p css={text}>{item.text}</p>
          </Reveal>
        ))}
      </ul>
      <InertButtons names={content.inertButtons} />
    </SheetSection>
  );
}
