import { css } from '@emotion/react';
import { SewnLabel } from '../ui/sewn-label';
import type { StoriesContent } from '../content/types/sections';
import { border, color, fluid, font, fontSize, media, space } from '../theme/tokens';
import { Reveal } from '../ui/reveal';
import { containerStyle } from '../ui/section';
import { drawnResult } from './drawn-result';
import { SectionHeading } from './section-heading';
import { StoryDrawing, StoryText, StoryTitle, wordsBeside } from './story-drawing';

// The text is at most as wide as its drawing: three days, 1rem per hour.
const column = css({ maxWidth: '72rem' });
const cloth = css({
  padding: `${space.section} 0 calc(${space.lap} + ${fluid.l})`,
  '@media screen': {
    '&.night': {
      '--ink-soft': 'var(--soft)',
      '--link': 'var(--ink)',
      // The stitches are backgrounds, because pseudo-elements would need `position` on this element. It would then cover
      // the page's own dashed line in the margin.
      '--stitches': 'repeating-linear-gradient(90deg, var(--seam) 0 6px, transparent 6px 10px)',
      background:
        'var(--stitches) 0 9px / 100% 1.5px no-repeat, var(--stitches) 0 calc(100% - 9px) / 100% 1.5px no-repeat, var(--cloth)',
    },
  },
  [media.print]: { padding: '0.5rem 0' },
});
const cloths = {
  cobalt: css(cloth, { '--cloth': color.cobalt, '--seam': '#8fa0ff', '--soft': color.cobaltTint }),
  moss: css(cloth, { '--cloth': '#1a6b4a', '--seam': '#7fd9ae', '--soft': color.mossTint }),
};
const label = css({
  position: 'relative',
  '@media (min-width: 75em)': { maxWidth: '54rem' },
  marginTop: `calc(-1 * ${space.lap})`,
  marginInlineStart: 'auto',
  [media.print]: { marginTop: '1rem', breakInside: 'avoid' },
});
const labelWords = css(wordsBeside, {
  marginTop: 0,
  padding: fluid.m,
  [media.print]: { padding: 0 },
});
const claim = css({
  font: `700 ${fontSize.h2Small}/1.05 ${font.head}`,
  letterSpacing: '-0.03em',
  color: color.link,
  textWrap: 'balance',
  [media.single]: { marginTop: '0.75rem' },
});
const quote = css({
  fontWeight: 600,
  lineHeight: 1.5,
  textWrap: 'balance',
  marginTop: '1.375rem',
  paddingTop: '1.125rem',
  borderTop: border.hairline,
});
// A quote without a result fills its half of the box.
const soleQuote = css(claim, { alignSelf: 'center', lineHeight: 1.1, color: 'inherit' });

type Story = StoriesContent['stories'][number];
const isDrawn = ({ result }: Story) => result !== undefined && drawnResult(result) !== undefined;

export const hasDrawnStory = ({ stories }: StoriesContent) => stories.some(isDrawn);

interface StoriesSectionProps {
  content: StoriesContent;
  cloth: keyof typeof cloths;
  className?: string;
}

/**
 * Shows two success stories, the first on a coloured background and the second in a white box. A story with a result
 * that can be drawn is on the coloured background.
 */
export function StoriesSection({ content, cloth: name, className }: StoriesSectionProps) {
  const onCloth = content.stories.find(isDrawn) ?? content.stories[0]!;
  const onLabel = content.stories.find((story) => story !== onCloth)!;
  return (
    <section className={className} aria-labelledby="stories-title">
      <div className="night" css={cloths[name]}>
        <div css={containerStyle}>
          <SectionHeading id="stories-title" {...content} layout="row" />
          <Reveal pace="story" css={column}>
            <StoryDrawing story={onCloth} />
          </Reveal>
        </div>
      </div>
      <div css={containerStyle}>
        <Reveal pace="story" index={1} css={label}>
          <SewnLabel css={labelWords}>
            <div>
              <StoryTitle story={onLabel} />
              <StoryText story={onLabel} />
            </div>
            {onLabel.result ? (
              <div>
                <p css={claim}>{onLabel.result}</p>
                {onLabel.quote && <blockquote css={quote}>{onLabel.quote}</blockquote>}
              </div>
            ) : (
              <blockquote css={soleQuote}>{onLabel.quote}</blockquote>
            )}
          </SewnLabel>
        </Reveal>
      </div>
    </section>
  );
}
