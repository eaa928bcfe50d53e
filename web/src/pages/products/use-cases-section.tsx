import { css } from '@emotion/react';
import type { UseCasesContent } from '../../content/types/product';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fontSize, media } from '../../theme/tokens';
import { foldedTitle, TitledFold, unboxed } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { sharedRows } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { TextList } from '../../ui/text-list';

const list = css({
  display: 'grid',
  columnGap: 'clamp(1.5rem, 4.4vw, 4rem)',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  borderTop: `2px solid ${color.ink}`,
  [media.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // Without this the line would print alone, below the heading.
  [media.print]: { marginTop: '0.75rem', breakInside: 'avoid' },
});
const item = css(unboxed(media.columns), {
  padding: 'clamp(0.75rem, 2.6vw, 2.25rem) 0',
  [media.columns]: { ...sharedRows(3), paddingBottom: 0 },
  [media.single]: {
    '& + &': { borderTop: border.hairline },
    '&:last-of-type': { paddingBottom: 0 },
  },
});
const title = css(foldedTitle, { fontSize: fontSize.h4, lineHeight: 1.1 });
const text = css({ marginTop: '0.75rem', color: color.inkSoft });
const benefits = css({
  display: 'grid',
  gap: '0.875rem',
  alignContent: 'start',
  marginTop: '1.5rem',
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
        {content.items.map((useCase) => (
          <Reveal as="li" key={useCase.title} css={item}>
            <h3 css={title}>{useCase.title}</h3>
            <TitledFold title={useCase.title}>
              <p css={text}>{useCase.text}</p>
              <TextList
                texts={useCase.benefits}
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
