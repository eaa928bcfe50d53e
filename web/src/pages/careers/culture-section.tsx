import { css } from '@emotion/react';
import type { CareersContent } from '../../content/pages/careers';
import { threadedPoint } from '../../sections/point-list';
import { SectionHeading } from '../../sections/section-heading';
import { color } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';
import { Section, twoColumns } from '../../ui/section';

const layout = twoColumns('5fr 7fr');
const value = threadedPoint(color.paper);
const title = css({ fontSize: '1.25rem', lineHeight: 1.15 });
const text = css({ marginTop: '0.375rem', textWrap: 'balance', color: color.inkSoft });

export function CultureSection({ content }: { content: CareersContent['values'] }) {
  return (
    <Section aria-labelledby="values-title">
      <div css={layout}>
        <SectionHeading id="values-title" title={content.title} />
        <ul>
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
