import { css } from '@emotion/react';
import { ClothSwatch } from '../../brand/pieces/cloth-swatch';
import type { TopicsContent } from '../../content/types/service';
import { SheetSection } from '../../sections/sheet-section';
import { color, fontSize, media } from '../../theme/tokens';
import { InertButtons } from '../../ui/button';
import { Reveal } from '../../ui/reveal';

const weaves = ['twill', 'pinstripe', 'windowpane', 'dots', 'herringbone', 'gingham'] as const;

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2.25rem clamp(2rem, 6vw, 5.5rem)',
  marginTop: 'clamp(1.75rem, 4.4vw, 3.75rem)',
  paddingBottom: '1rem',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' },
  [media.print]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '0.5rem 2rem',
    marginTop: 0,
    paddingBottom: 0,
  },
});
const topic = css({
  position: 'relative',
  textWrap: 'balance',
  '--swatch': '5.25rem',
  minHeight: '5.75rem',
  paddingInlineStart: 'calc(var(--swatch) + clamp(1rem, 2.4vw, 1.75rem))',
  [media.phone]: { '--swatch': '3rem', '--swatch-height': '60px', minHeight: 0 },
  [media.print]: { minHeight: 0, paddingInlineStart: 0 },
});
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({
  marginTop: '0.5rem',
  fontSize: '1rem',
  color: color.inkSoft,
  [media.print]: { marginTop: '0.125rem' },
});

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
