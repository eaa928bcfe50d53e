import { css } from '@emotion/react';
import { PieceGlyph } from '../../brand/pieces/piece-glyph';
import type { AboutContent } from '../../content/pages/about';
import { border, color, fontSize, media } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';
import { HeadedSection } from '../../sections/section-heading';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 40%)), 1fr))',
  gap: 'clamp(1.25rem, 3.4vw, 2.75rem) clamp(2rem, 6vw, 5.5rem)',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
});
const value = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: 'clamp(1rem, 2vw, 1.75rem)',
  paddingTop: 'clamp(1rem, 2.6vw, 2.125rem)',
  borderTop: border.hairline,
});
const glyph = css({
  gridRow: '1 / 3',
  alignSelf: 'start',
  [media.desktop]: { width: '6.625rem', height: '4.5rem' },
});
const title = css({ fontSize: `clamp(1.25rem, 3.2vw, ${fontSize.h3})`, lineHeight: 1.1 });
const text = css({
  maxWidth: '32em',
  marginTop: 'clamp(0.5rem, 1.2vw, 0.875rem)',
  color: color.inkSoft,
  [media.phone]: { fontSize: fontSize.small },
});

export function ValuesSection({ content }: { content: AboutContent['values'] }) {
  const { items, ...heading } = content;
  return (
    <HeadedSection name="values" ground="deep" heading={heading}>
      <ul css={grid}>
        {items.map(({ icon, title: name, text: words }, index) => (
          <Reveal as="li" key={name} index={index} css={value}>
            <PieceGlyph name={icon} tint={index} css={glyph} />
            <h3 css={title}>{name}</h3>
            <p css={text}>{words}</p>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
