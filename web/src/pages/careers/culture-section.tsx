import { css } from '@emotion/react';
import type { CareersContent } from '../../content/pages/careers';
import { threadedPoint } from '../../sections/point-list';
import { SectionHeading } from '../../sections/section-heading';
import { color, media } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';
import { Section, twoColumns } from '../../ui/section';

const layout = css(twoColumns('3fr 5fr'), {
  '@media (width < 62em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const list = css({
  [media.columns]: {
    display: 'grid',
    gridTemplate: 'auto auto / 1fr 1fr',
    gridAutoFlow: 'column',
    columnGap: '2rem',
  },
});
const value = css(threadedPoint(color.paper), {
  // The second value ends the first column, so no line follows it.
  [media.columns]: {
    '&:nth-of-type(2)': { paddingBottom: 0, '&:not(:last-of-type)::after': { content: 'none' } },
  },
});
const title = css({ fontSize: '1.25rem', lineHeight: 1.15 });
const text = css({ marginTop: '0.375rem', textWrap: 'balance', color: color.inkSoft });

export function CultureSection({ content }: { content: CareersContent['values'] }) {
  return (
    <Section aria-labelledby="values-title">
      <div css={layout}>
        <SectionHeading id="values-title" title={content.title} />
        <ul css={list}>
          {content.items.map((item, index) => (
            <Reveal as="li" key={item.title} index={index} css={value}>
              <h3 css={title}>{item.title}</h3>
              <p css={text}>{item.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
