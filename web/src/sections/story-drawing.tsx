import { css } from '@emotion/react';
import type { StoriesContent } from '../content/types/sections';
import { color, font, fontSize, labelFont, media } from '../theme/tokens';
import { foldedTitle, TitledFold } from '../ui/fold';
import { equalColumns, pseudoBox, wrappedRow } from '../ui/layout';
import type { DrawnResult } from './drawn-result';

const drawing = css({ marginTop: 'clamp(1.5rem, 3.4vw, 3rem)' });
const giant = css({
  font: `700 ${fontSize.giant}/0.95 ${font.head}`,
  letterSpacing: '-0.045em',
  // If the visitor increases the text spacing, "30 minutes" does not fit into one line of a phone.
  '& > .unbroken': { whiteSpace: 'normal' },
});
const lead = css({ fontSize: fontSize.lead });
const title = css(foldedTitle, { fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ marginTop: '0.75rem', color: color.inkSoft });
const quote = css({ marginTop: '0.75rem', fontWeight: 600 });

type Story = StoriesContent['stories'][number];

const StoryWords = ({ story }: { story: Story }) => (
  <>
    <h3 css={title}>{story.title}</h3>
    <div>
      <TitledFold title={story.title}>
        <p css={text}>{story.text}</p>
      </TitledFold>
      <blockquote css={quote}>{story.quote}</blockquote>
    </div>
  </>
);

const height = '3.5rem';
const ticks = (count: string, length: string) =>
  `linear-gradient(90deg, ${color.ink} 1.5px, transparent 0) 0 0 / calc(100% / ${count}) ${length} repeat-x`;
// The measuring tape is light on every background, so its colours are fixed.
const strip = css({
  '--ink': '#14171f',
  '--sheet': '#fffdf9',
  height,
  border: `solid ${color.control}`,
  borderWidth: '1px 0',
  background: `${ticks('var(--marks)', '0.75rem')}, ${ticks('var(--sections)', '1.375rem')}, ${color.sheet}`,
});

const days = css({
  ...equalColumns(3),
  rowGap: '0.625rem',
});
const day = css(strip, {
  '--marks': 24,
  '--sections': 4,
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  padding: '0 0.75rem 0.375rem',
  paddingInlineStart: 'calc(100% / 48 + 0.75rem)',
  font: labelFont(1.4),
  color: '#4b5060',
  '& + &': { borderInlineStart: '1.5px solid #14171f' },
  '&:first-of-type::before': {
    ...pseudoBox,
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'calc(100% * var(--rest))',
    background: color.thread,
  },
});

const shares = css({ display: 'flex' });
const share = css(strip, {
  '--marks': 'calc(var(--share) / 2.5)',
  '--sections': 'calc(var(--share) / 10)',
  flex: 'var(--share) 1 0',
});
const looks = {
  kept: share,
  gained: css(share, { '--sheet': color.thread }),
  cut: css(share, {
    border: `2px dashed ${color.inkSoft}`,
    borderInlineStart: 0,
    background: 'none',
  }),
};

interface StoryTapeProps {
  result: DrawnResult;
  className?: string;
}

/** Draws the result on a measuring tape, to scale. On phones each day has a row. */
function StoryTape({ result, className }: StoryTapeProps) {
  const isTime = result.kind === 'time';
  return (
    <div css={isTime ? days : shares} className={className} aria-hidden="true" data-tape="">
      {isTime
        ? Array.from({ length: result.days }, (_, index) => `day ${index + 1}`).map((name) => (
            <span key={name} css={[day, { '--rest': result.rest }]}>
              {name}
            </span>
          ))
        : result.parts.map((part) => (
            <span key={part.look} css={[looks[part.look], { '--share': part.share }]} />
          ))}
    </div>
  );
}

// The last part of the measuring tape, the time after the change, is drawn a second time below it, with a label.
const timed = css(drawing, {
  '--row': 3,
  [media.phone]: { '--row': 1 },
  display: 'grid',
  gridTemplate: `'about about' 'before before' 'tape tape' 'string joint' 'rest after' 'words words' / calc(100% * var(--rest) / var(--row)) minmax(0, 1fr)`,
  [media.desktop]: {
    gridTemplate: `'about about about' 'before before before' 'tape tape tape' 'string joint words' 'rest after words' '. . words' 1fr / calc(100% * var(--rest) / var(--row)) fit-content(60%) minmax(0, 1fr)`,
  },
  '&::before': {
    content: '""',
    gridArea: 'string',
    margin: '0.25rem 0',
    border: 'solid var(--seam)',
    borderWidth: '0 1px',
  },
  '&::after': {
    content: '""',
    gridArea: 'rest',
    alignSelf: 'center',
    height: '3.5rem',
    background: color.thread,
    forcedColorAdjust: 'none',
  },
});
const areas = {
  about: css(lead, { gridArea: 'about', '&::first-letter': { textTransform: 'uppercase' } }),
  before: css(giant, { gridArea: 'before', margin: '0.125rem 0 1.375rem' }),
  tape: css({ gridArea: 'tape' }),
  joint: css(lead, {
    gridArea: 'joint',
    alignSelf: 'end',
    paddingTop: '1.5rem',
    paddingInlineStart: '1.5rem',
  }),
  after: css(giant, { gridArea: 'after', paddingInlineStart: '1.125rem' }),
  words: css({
    gridArea: 'words',
    paddingTop: '2.25rem',
    [media.desktop]: { justifySelf: 'end', maxWidth: '27.25rem', paddingInlineStart: '2.5rem' },
  }),
};
const claim = css({ display: 'contents' });

function TimedStory({ story, result }: { story: Story; result: DrawnResult & { kind: 'time' } }) {
  const [about, before, joint, after] = result.words;
  return (
    <div css={[timed, { '--rest': result.rest }]}>
      <p css={claim}>
        <span css={areas.about}>{about}</span> <span css={areas.before}>{before}</span>{' '}
        <span css={areas.joint}>{joint}</span> <span css={areas.after}>{after}</span>
      </p>
      <StoryTape result={result} css={areas.tape} />
      <div css={areas.words}>
        <StoryWords story={story} />
      </div>
    </div>
  );
}

const figures = css({
  ...wrappedRow('0.25rem 1.25rem', 'baseline'),
  margin: '0.125rem 0 1.375rem',
});
const meaning = css({
  font: `700 ${fontSize.h2Small}/1.05 ${font.head}`,
  letterSpacing: '-0.03em',
});
const words = css({
  maxWidth: '58rem',
  marginTop: 'clamp(1.5rem, 3.4vw, 3rem)',
  [media.columns]: {
    display: 'grid',
    gridTemplate: 'auto 1fr / minmax(0, 21.25rem) minmax(0, 1fr)',
    columnGap: '2.75rem',
    '& > div': { display: 'contents' },
    '& details': { gridArea: '1 / 2 / 3' },
    '& details > p': { marginTop: 0 },
  },
});

interface StoryDrawingProps {
  story: Story;
  result: DrawnResult;
}

export function StoryDrawing({ story, result }: StoryDrawingProps) {
  if (result.kind === 'time') return <TimedStory story={story} result={result} />;
  return (
    <div css={drawing}>
      <p css={figures}>
        <span css={giant}>{result.words[0]}</span> <span css={meaning}>{result.words[1]}</span>
      </p>
      <StoryTape result={result} />
      <div css={words}>
        <StoryWords story={story} />
      </div>
    </div>
  );
}
