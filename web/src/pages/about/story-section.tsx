import { css } from '@emotion/react';
import type { AboutContent } from '../../content/pages/about';
import { SectionHeading } from '../../sections/section-heading';
import { fontSize, media } from '../../theme/tokens';
import { Section, twoColumns } from '../../ui/section';

const layout = twoColumns('5fr 6fr');
const heading = css({ [media.desktop]: { position: 'sticky', top: '7.5rem' } });
const paragraph = css({
  fontSize: fontSize.lead,
  lineHeight: 1.6,
  '& + &': { marginTop: '1.5rem' },
});

/** How the company came to be (specification, section 2: about page). */
export function StorySection({ content }: { content: AboutContent['story'] }) {
  return (
    <Section ground="deep" aria-labelledby="story-title">
      <div css={layout}>
        <div css={heading}>
          <SectionHeading id="story-title" {...content} />
        </div>
        <div>
          {content.paragraphs.map((text) => (
            <p key={text} css={paragraph}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
