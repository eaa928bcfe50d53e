import { css } from '@emotion/react';
import type { AboutContent } from '../../content/pages/about';
import { SectionHeading } from '../../sections/section-heading';
import { Section } from '../../ui/section';
import { underSheet } from '../../ui/sheet';
import { narrowText } from '../../ui/text';

const column = css(narrowText, { '& > p': { marginTop: '1em' } });
const heading = css({ letterSpacing: 0 });

export function StorySection({ content }: { content: AboutContent['story'] }) {
  const { paragraphs, ...words } = content;
  return (
    <Section ground="deep" css={underSheet} aria-labelledby="story-title">
      <div css={column}>
        <div css={heading}>
          <SectionHeading id="story-title" {...words} />
        </div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}
