import { css } from '@emotion/react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { border, color, fontSize, leadText, media, space } from '../../theme/tokens';
import { pseudoBox } from '../../ui/layout';
import { Section, twoColumns, underSheet } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const about = css({ maxWidth: '47.5rem', [media.print]: { maxWidth: 'none' } });
const layout = css(twoColumns('5fr 7fr'), {
  marginTop: space.section,
  [media.print]: { marginTop: 0 },
});
const title = css({
  fontSize: fontSize.h2Small,
  letterSpacing: '-0.03em',
  [media.print]: { marginTop: '0.625rem', fontSize: '1.25rem' },
});
const first = css({
  ...leadText,
  marginTop: '1.375rem',
  color: color.ink,
  [media.print]: { marginTop: '0.625rem', fontSize: 'inherit' },
});
const second = css({
  marginTop: '1.125rem',
  color: color.inkSoft,
  [media.print]: { marginTop: '0.5rem' },
});
const tasks = css({ marginTop: '0.5rem', [media.print]: { marginTop: '0.625rem' } });
const task = css({
  position: 'relative',
  paddingBlock: '0 1.375rem',
  paddingInline: '2.125rem 0',
  '&::before': {
    ...pseudoBox,
    top: '0.4375rem',
    insetInlineStart: 0,
    // The dot is a border, because browsers print borders but not backgrounds.
    border: `7px solid ${color.cobalt}`,
    borderRadius: '50%',
  },
  '&:not(:last-of-type)::after': {
    ...pseudoBox,
    top: '1.5625rem',
    bottom: '-0.1875rem',
    insetInlineStart: '0.375rem',
    borderInlineStart: border.thread,
  },
  '&:last-of-type': { paddingBottom: 0 },
  [media.print]: {
    paddingBlock: '0 0.25rem',
    paddingInline: '1.875rem 0',
    '&:not(:last-of-type)::after': { content: 'none' },
    '&::before': { top: '0.4375rem', borderWidth: 4 },
  },
});

export function JobWorkSection({ job, words }: { job: JobDetails; words: JobPageWords }) {
  return (
    <Section ground="deep" css={underSheet} aria-labelledby="job-about">
      <div css={about}>
        <h2 id="job-about" css={title}>
          {words.about}
        </h2>
        {job.about.map((paragraph, index) => (
          <p key={paragraph} css={index === 0 ? first : second}>
            {paragraph}
          </p>
        ))}
      </div>
      <div css={layout}>
        <h2 css={title}>{words.tasks}</h2>
        <TextList texts={job.tasks} itemStyle={task} css={tasks} />
      </div>
    </Section>
  );
}
