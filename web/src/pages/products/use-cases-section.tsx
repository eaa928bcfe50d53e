import { css } from '@emotion/react';
import type { UseCasesContent } from '../../content/types/product';
import { HeadedSection } from '../../sections/section-heading';
import { color, fontSize, media } from '../../theme/tokens';
import { foldedTitle, TitledFold, unboxed } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { Reveal } from '../../ui/reveal';
import { TextList } from '../../ui/text-list';

const list = css({
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  borderTop: `2px solid ${color.ink}`,
});
const row = css(unboxed(media.columns), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  // Where the benefits are higher, the room left is below the text.
  gridTemplateRows: 'auto 1fr',
  gap: '0.875rem clamp(2rem, 6vw, 5.5rem)',
  alignItems: 'start',
  [media.phone]: { gap: 0 },
  padding: 'clamp(0.75rem, 4vw, 3.25rem) 0',
  '& + &': { borderTop: `1px solid ${color.line}` },
  '&:last-of-type': { paddingBottom: 0 },
  [media.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const title = css(foldedTitle, { fontSize: fontSize.h3, lineHeight: 1.1 });
const text = css({ color: color.inkSoft, [media.columns]: { gridArea: '2 / 1' } });
const benefits = css({
  [media.columns]: { gridArea: '1 / 2 / 3' },
  [media.single]: { marginTop: '1.25rem' },
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.375rem 2rem',
  alignContent: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.875rem' },
});
const benefit = css({
  display: 'flex',
  gap: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'balance',
});
const mark = css({ flex: 'none', marginTop: 2, color: color.moss });

export function UseCasesSection({ content }: { content: UseCasesContent }) {
  return (
    <HeadedSection name="use-cases" heading={content}>
      <ul css={list}>
        {content.items.map((item) => (
          <Reveal as="li" key={item.title} css={row}>
            <h3 css={title}>{item.title}</h3>
            <TitledFold title={item.title}>
              <p css={text}>{item.text}</p>
              <TextList
                texts={item.benefits}
                itemStyle={benefit}
                icon={<Icon name="check" css={mark} />}
                css={benefits}
              />
            </TitledFold>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
