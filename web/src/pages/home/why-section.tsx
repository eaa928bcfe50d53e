import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { color, fontSize, media } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';
import { Section } from '../../ui/section';
import { PriceTag } from './price-tag';
import { SectionHeading } from '../../sections/section-heading';
import { WhyPicture } from '../../brand/illustrations/why-picture';
import { twoColumns } from '../../ui/two-columns';

const layout = twoColumns('5fr 6fr');
// The tag's foot stands in line with the last reason's.
const words = css({
  [media.desktop]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignSelf: 'stretch',
  },
});
const reason = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'clamp(18px, 2.6vw, 32px)',
  '& + &': {
    marginTop: 'clamp(14px, 3vw, 36px)',
    paddingTop: 'clamp(14px, 3vw, 36px)',
    borderTop: `1px solid ${color.line}`,
  },
});
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ maxWidth: '32em', marginTop: 10, color: color.inkSoft });

/** Why choose the provider: expertise, standards, support, and what it costs (specification, sections 1 and 2). */
export function WhySection({ content }: { content: HomeContent['why'] }) {
  return (
    <Section id={anchors.about} aria-labelledby="why-title">
      <div css={layout}>
        <div css={words}>
          <SectionHeading id="why-title" title={content.title} />
          <PriceTag {...content.price} />
        </div>
        <ul>
          {content.reasons.map((item, index) => (
            <Reveal as="li" key={item.title} index={index} css={reason}>
              <WhyPicture name={item.picture} />
              <div>
                <h3 css={title}>{item.title}</h3>
                <p css={text}>{item.text}</p>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
