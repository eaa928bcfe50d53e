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
  gap: 'clamp(0.875rem, 2vw, 1.5rem)',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' },
});
// Each as high as its words; the second a step lower, as on a rail.
const story = css(cardStyle, {
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(1.25rem, 3.4vw, 2.75rem)',
  borderRadius: radius.sheet,
  [media.desktop]: { alignSelf: 'start', '& + &': { alignSelf: 'end', marginTop: '3.5rem' } },
});
const heading = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
// Not below the words that phones press.
const text = css({ '@media (min-width: 40em)': { marginTop: '1rem' }, color: color.inkSoft });
const claim = css({
  marginTop: 'clamp(0.625rem, 2vw, 1.375rem)',
  font: `700 clamp(1.75rem, 3vw, 2.5rem)/1.05 ${font.head}`,
  letterSpacing: '-0.03em',
  color: color.link,
  textWrap: 'balance',
  '&::first-letter': { textTransform: 'uppercase' },
});
const quote = css({
  marginTop: 'clamp(0.75rem, 2.6vw, 1.75rem)',
  paddingTop: 'clamp(1.125rem, 2.4vw, 1.625rem)',
  borderTop: `1px solid ${color.line}`,
  font: `700 1.375rem/1.3 ${font.head}`,
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
