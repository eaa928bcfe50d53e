import { css } from '@emotion/react';
import type { StoriesContent } from '../content/types/sections';
import { color, font, fontSize, media, radius } from '../theme/tokens';
import { cardStyle } from '../ui/card';
import { Fold } from '../ui/fold';
import { Reveal } from '../ui/reveal';
import { ClaimText } from '../ui/text';
import { HeadedSection } from './section-heading';

const pair = css({
  display: 'grid',
  gap: 'clamp(14px, 2vw, 24px)',
  marginTop: 'clamp(26px, 4vw, 56px)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' },
});
// Each as high as its words; the second a step lower, as on a rail.
const story = css(cardStyle, {
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(20px, 3.4vw, 44px)',
  borderRadius: radius.sheet,
  [media.desktop]: { alignSelf: 'start', '& + &': { alignSelf: 'end', marginTop: 56 } },
});
const heading = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
// Not below the words that phones press.
const text = css({ '@media (min-width: 640px)': { marginTop: 16 }, color: color.inkSoft });
const claim = css({
  marginTop: 'clamp(10px, 2vw, 22px)',
  font: `700 clamp(28px, 3vw, 40px)/1.05 ${font.head}`,
  letterSpacing: '-0.03em',
  color: color.link,
  textWrap: 'balance',
  '&::first-letter': { textTransform: 'uppercase' },
});
const quote = css({
  marginTop: 'clamp(12px, 2.6vw, 28px)',
  paddingTop: 'clamp(18px, 2.4vw, 26px)',
  borderTop: `1px solid ${color.line}`,
  font: `700 22px/1.3 ${font.head}`,
  letterSpacing: '-0.02em',
  '& p': { textWrap: 'balance' },
});

interface StoriesSectionProps {
  content: StoriesContent;
  ground?: 'paper' | 'deep';
}

/** Two success stories: what was done, what came of it, and the line that sums it up. */
export function StoriesSection({ content, ground = 'deep' }: StoriesSectionProps) {
  return (
    <HeadedSection name="stories" ground={ground} heading={content}>
      <ul css={pair}>
        {content.stories.map((item, index) => (
          <Reveal as="li" pace="story" key={item.title} index={index} css={story}>
            <h3 css={heading}>{item.title}</h3>
            <Fold summary="The story">
              <p css={text}>{item.text}</p>
            </Fold>
            {item.result && (
              <p css={claim}>
                <ClaimText>{item.result}</ClaimText>
              </p>
            )}
            {item.quote && (
              <blockquote css={quote}>
                <p>{item.quote}</p>
              </blockquote>
            )}
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
