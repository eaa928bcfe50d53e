import { css } from '@emotion/react';
import { StoryPicture, storyPictures } from '../brand/illustrations/story-picture';
import type { StoriesContent } from '../content/types/sections';
import { color, fluid, font, fontSize, media, space } from '../theme/tokens';
import { pseudoBox } from '../ui/layout';
import { Reveal } from '../ui/reveal';
import { bandPadding, containerStyle } from '../ui/section';
import { SewnLabel } from '../ui/sewn-label';
import { Kicker } from '../ui/text';
import { drawnResult } from './drawn-result';
import { SectionHeading } from './section-heading';
import { StoryDrawing } from './story-drawing';

const cloth = css({
  padding: `${bandPadding(space.section)} 0 ${bandPadding(`calc(${space.lap} + ${fluid.l})`)}`,
  '@media screen': {
    '&&': {
      '--ink-soft': 'var(--soft)',
      '--link': 'var(--ink)',
      // Backgrounds draw the dashes. Pseudo-elements would need a `position` on this element, which would then cover
      // the dashed line in the page's margin (theme/global.css).
      '--stitches': 'repeating-linear-gradient(90deg, var(--seam) 0 6px, transparent 6px 10px)',
      background:
        'var(--stitches) 0 9px / 100% 1.5px no-repeat, var(--stitches) 0 calc(100% - 9px) / 100% 1.5px no-repeat, var(--cloth)',
    },
  },
});
const clothUnderPicture = css(cloth, {
  paddingTop: bandPadding(`max(2.5rem, ${space.section} - 1rem)`),
  [media.desktop]: {
    display: 'grid',
    minHeight: 'clamp(27.5rem, 44vw, 35rem)',
    paddingBottom: `calc(${space.lap} + 2rem)`,
    '& > div': { position: 'relative' },
  },
});
// The red dashed line in the page's margin (theme/global.css) has too little contrast on this background. The
// background covers it, and a dark line replaces it.
const inkThread = css({
  position: 'relative',
  '@media screen and (min-width: 83.75em)': {
    '&::before': {
      ...pseudoBox,
      insetBlock: 0,
      insetInlineStart: `calc(50% - ${space.container} / 2 - 3.25rem)`,
      borderInlineStart: `2px dashed ${color.ink}`,
    },
  },
});
const pictured = css({
  '--heading-start': `calc(${space.section} - 2.125rem)`,
  '--unit': 'clamp(0.0375rem, 0.15vw, 0.045rem)',
  // The white box has its second stitch beside the drawing, which would hide it.
  '--stitch': 'calc(var(--width) * var(--unit) + var(--inset, 0rem) + 1.5rem)',
  position: 'relative',
  [media.desktop]: { '--unit': 'clamp(0.75px, 0.0694vw, 0.0625rem)' },
});
// The shift plan is inset from the white box's edge, or the two would look like one white shape.
const parted = css({ [media.tablet]: { '--unit': '0.042rem', '--inset': '1.5rem' } });
const dyes = {
  cobalt: css({ '--cloth': color.cobalt, '--seam': '#8fa0ff', '--soft': color.cobaltTint }),
  moss: css({ '--cloth': '#1a6b4a', '--seam': '#7fd9ae', '--soft': color.mossTint }),
  plum: css({ '--cloth': color.plum, '--seam': '#dcb4e6', '--soft': color.plumTint }),
  night: css({ '--cloth': color.night, '--seam': color.nightSoft, '--soft': '#c9cdd8' }),
  // On this background only dark text and dark dashed lines have enough contrast.
  vermilion: css({
    '--cloth': '#ff5a2b',
    '--seam': color.ink,
    '--soft': color.ink,
    '--thread': color.ink,
    '--focus': color.ink,
    '&::before': { '--thread': '#ff5a2b' },
  }),
};

// The dash is beside the first line of the label.
const kicker = css({
  alignItems: 'start',
  letterSpacing: 0,
  '&::before': { marginTop: '0.5rem' },
});
const kickerEnd = css({
  '&::before': { content: '"/ "' },
  [media.phone]: { display: 'block', '&::before': { content: 'none' } },
});
const inColumns = '@media screen and (min-width: 47.5em)';
const large = css({
  gridArea: 'quote',
  // The quotation mark is in the margin.
  [inColumns]: { textIndent: '-0.385em' },
  font: `700 ${fontSize.quotation}/1 ${font.head}`,
  letterSpacing: '-0.04em',
  textWrap: 'balance',
  [media.print]: { fontSize: '1.625rem' },
});
const layout = css({
  display: 'grid',
  gridTemplate: "'quote' 'caption' 'picture' / minmax(0, 1fr)",
  columnGap: '1rem',
  marginTop: '1rem',
  [inColumns]: { gridTemplate: "'quote picture' 'caption picture' 1fr / minmax(0, 1fr) auto" },
  [media.desktop]: { gridTemplate: "'quote' 'caption' / min(66.6vw, 60rem)" },
  '& > div:last-of-type': { maxWidth: '41.25rem', marginTop: '1.25rem' },
});
const picture = css({
  gridArea: 'picture',
  alignSelf: 'end',
  width: 'calc(var(--width) * var(--unit))',
  marginInline: 'auto var(--inset, 0)',
  marginTop: '1rem',
  // The drawing stands on the white box, or continues behind it.
  marginBottom: `calc(-1 * ${fluid.l})`,
  clipPath: 'inset(-1rem -100vw -0.75rem)',
  // On phones the white box starts lower (ui/sewn-label.tsx).
  [media.phone]: { marginBottom: `calc(-1 * ${fluid.l} - 1.25rem)` },
  [media.desktop]: {
    position: 'absolute',
    insetInlineEnd: space.gutter,
    bottom: 0,
    marginBottom: '-2rem',
  },
});

const storyName = css({
  display: 'inline',
  font: `600 ${fontSize.text}/1.5 ${font.text}`,
  letterSpacing: 0,
  '&::after': { content: '". "' },
});
const text = css({ display: 'inline', color: color.inkSoft });
const quote = css({ marginTop: '0.75rem', fontSize: fontSize.lead, fontWeight: 600 });

const label = css({
  position: 'relative',
  maxWidth: '54rem',
  marginTop: `calc(-1 * ${space.lap})`,
  marginInlineStart: 'auto',
  [media.print]: { marginTop: '1rem', breakInside: 'avoid' },
});
const labelWords = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22.5rem), 1fr))',
  alignItems: 'center',
  gap: '1rem 2.75rem',
  padding: `max(1.5rem, ${fluid.s}) max(1.5rem, ${fluid.m})`,
  [media.print]: { padding: 0 },
});
const claim = css({
  font: `700 ${fontSize.h2Small}/1.05 ${font.head}`,
  letterSpacing: '-0.03em',
  color: color.link,
  textWrap: 'balance',
  [media.print]: { fontSize: '1.25rem' },
});
const small = css(claim, {
  // The quotation mark is in the margin of the box.
  [media.desktop]: { textIndent: '-0.385em' },
  color: 'inherit',
  fontSize: `min(2.25rem, ${fontSize.h2Small})`,
  lineHeight: 1.055,
});

type Story = StoriesContent['stories'][number];

const StoryCaption = ({ story }: { story: Story }) => (
  <div>
    <h3 css={storyName}>{story.title}</h3>
    <p css={text}>{story.text}</p>
  </div>
);

const resultOf = ({ result }: Story) => (result === undefined ? undefined : drawnResult(result));

interface StoriesSectionProps {
  content: StoriesContent;
  className?: string;
}

/**
 * Shows two success stories, the first on a coloured background and the second in a white box. The first one has a
 * quotation beside a picture or, on a page without a picture, a result drawn to scale.
 */
export function StoriesSection({ content, className }: StoriesSectionProps) {
  const { title, lead, stories, picture: name } = content;
  const onCloth = (!name && stories.find(resultOf)) || stories[0]!;
  const onLabel = stories.find((story) => story !== onCloth)!;
  const result = resultOf(onCloth);
  const { dye, box } = name ? storyPictures[name] : ({ dye: 'cobalt', box: [] } as const);
  return (
    <section
      css={[dyes[dye], name && [pictured, { '--width': box[2] }], name === 'roster' && parted]}
      className={className}
      aria-labelledby="stories-title"
    >
      <div
        className={dye === 'vermilion' ? undefined : 'night'}
        css={[name ? clothUnderPicture : cloth, dye === 'vermilion' && inkThread]}
      >
        <div css={containerStyle}>
          {name && (
            <>
              <Kicker as="h2" id="stories-title" css={kicker}>
                <span>
                  {title} {lead && <span css={kickerEnd}>{lead}</span>}
                </span>
              </Kicker>
              <div css={layout}>
                <blockquote css={large}>{`“${onCloth.quote}”`}</blockquote>
                <Reveal pace="story" className="screen-only" css={picture}>
                  <StoryPicture name={name} />
                </Reveal>
                <StoryCaption story={onCloth} />
              </div>
            </>
          )}
          {result && (
            <>
              <SectionHeading id="stories-title" title={title} lead={lead} layout="smallRow" />
              <Reveal pace="story">
                <StoryDrawing story={onCloth} result={result} />
              </Reveal>
            </>
          )}
        </div>
      </div>
      <div css={containerStyle}>
        <Reveal pace="story" index={1} css={label}>
          <SewnLabel css={labelWords}>
            {onLabel.result ? (
              <div>
                <p css={claim}>{onLabel.result}</p>
                <blockquote css={quote}>{onLabel.quote}</blockquote>
              </div>
            ) : (
              <blockquote css={small}>{`“${onLabel.quote}”`}</blockquote>
            )}
            <StoryCaption story={onLabel} />
          </SewnLabel>
        </Reveal>
      </div>
    </section>
  );
}
