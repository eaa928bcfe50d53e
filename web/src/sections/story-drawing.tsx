import { css } from '@emotion/react';
import type { StoriesContent } from '../content/types/sections';
import { color, font, fontSize, media } from '../theme/tokens';
import { foldedTitle, TitledFold } from '../ui/fold';
import { wrappedRow } from '../ui/layout';
import { type DrawnResult, drawnResult } from './drawn-result';
import { StoryTape } from './story-tape';

const drawing = css({ marginTop: 'clamp(1.5rem, 3.4vw, 3rem)' });
const giant = css({
  font: `700 ${fontSize.giant}/0.95 ${font.head}`,
  letterSpacing: '-0.045em',
});
const lead = css({ fontSize: fontSize.lead });
const title = css(foldedTitle, { fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ marginTop: '0.75rem', color: color.inkSoft });
export const wordsBeside = css({
  [media.columns]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 21.25rem) minmax(0, 1fr)',
    gap: '2.75rem',
  },
});
const quote = css({ marginTop: '0.75rem', fontWeight: 600 });

type Story = StoriesContent['stories'][number];

export const StoryTitle = ({ story }: { story: Story }) => <h3 css={title}>{story.title}</h3>;

export const StoryText = ({ story }: { story: Story }) => (
  <TitledFold title={story.title}>
    <p css={text}>{story.text}</p>
  </TitledFold>
);

const StoryWords = ({ story }: { story: Story }) => (
  <>
    <StoryTitle story={story} />
    <div>
      <StoryText story={story} />
      {story.quote && story.result && <blockquote css={quote}>{story.quote}</blockquote>}
    </div>
  </>
);

// Below the measuring tape the remaining part of the time is drawn again, with the same place and width as on the tape.
const timed = css(drawing, {
  // The number of days that a row of the tape contains (sections/story-tape).
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
  ...wrappedRow('0.25rem 1.25rem'),
  alignItems: 'baseline',
  margin: '0.125rem 0 1.375rem',
});
const meaning = css({
  font: `700 ${fontSize.h2Small}/1.05 ${font.head}`,
  letterSpacing: '-0.03em',
});
const statement = css({
  maxWidth: '18.5em',
  font: `700 ${fontSize.h2}/1.08 ${font.head}`,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});
const words = css(wordsBeside, {
  maxWidth: '58rem',
  marginTop: 'clamp(1.5rem, 3.4vw, 3rem)',
  [media.columns]: { '& details > p': { marginTop: 0 } },
});

/** Shows the story on the coloured cloth: its result drawn to scale or, if the result has no scale, its quote. */
export function StoryDrawing({ story }: { story: Story }) {
  const result = story.result === undefined ? undefined : drawnResult(story.result);
  if (result?.kind === 'time') return <TimedStory story={story} result={result} />;
  return (
    <div css={drawing}>
      {result ? (
        <>
          <p css={figures}>
            <span css={giant}>{result.words[0]}</span> <span css={meaning}>{result.words[1]}</span>
          </p>
          <StoryTape result={result} />
        </>
      ) : (
        <blockquote css={statement}>{story.quote}</blockquote>
      )}
      <div css={words}>
        <StoryWords story={story} />
      </div>
    </div>
  );
}
