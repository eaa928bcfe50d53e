import { css } from '@emotion/react';
import type { AboutContent } from '../../content/pages/about';
import { SectionHeading } from '../../sections/section-heading';
import { media, space } from '../../theme/tokens';
import { Section } from '../../ui/section';
import { narrowText } from '../../ui/text';

/** Room for the map of the next band. */
const underMap = css({
  [media.desktop]: { paddingBottom: `calc(${space.section} + ${space.lap})` },
});
const column = css(narrowText, { '& > p': { marginTop: '1em' } });
const heading = css({ letterSpacing: 0 });

/** How the company came to be, in a narrow column (specification, section 2: about page). */
export function StorySection({ content }: { content: AboutContent['story'] }) {
  const { paragraphs, ...words } = content;
  return (
    <Section ground="deep" css={underMap} aria-labelledby="story-title">
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
