import { css } from '@emotion/react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { color, fontSize, media } from '../../theme/tokens';
import { Section, twoColumns } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const layout = twoColumns('1fr 1fr');
const title = css({
  fontSize: fontSize.h3,
  [media.print]: { marginTop: '0.625rem', fontSize: '1.25rem' },
});
const first = css({
  marginTop: '1.375rem',
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  [media.print]: { marginTop: '0.625rem', fontSize: 'inherit' },
});
const second = css({
  marginTop: '1.125rem',
  color: color.inkSoft,
  [media.print]: { marginTop: '0.5rem' },
});
// Tasks are knots on one thread.
const tasks = css({ marginTop: '1.375rem', [media.print]: { marginTop: '0.625rem' } });
const task = css({
  position: 'relative',
  paddingBlock: '0 1.375rem',
  paddingInline: '2.125rem 0',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.4375rem',
    insetInlineStart: 0,
    // A border, not a ground: it is printed too.
    border: `7px solid ${color.cobalt}`,
    borderRadius: '50%',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: '1.5625rem',
    bottom: '-0.1875rem',
    insetInlineStart: '0.375rem',
    borderInlineStart: `2px dashed ${color.thread}`,
  },
  '&:last-of-type': { paddingBottom: 0 },
  [media.print]: {
    paddingBlock: '0 0.25rem',
    paddingInline: '1.875rem 0',
    '&&::after': { content: 'none' },
    '&::before': { top: '0.4375rem', borderWidth: 4 },
  },
});

/** What a job is about, and what is done in it. */
export function JobWorkSection({ job, words }: { job: JobDetails; words: JobPageWords }) {
  return (
    <Section ground="deep" aria-labelledby="job-about">
      <div css={layout}>
        <div>
          <h2 id="job-about" css={title}>
            {words.about}
          </h2>
          {job.about.map((paragraph, index) => (
            <p key={paragraph} css={index === 0 ? first : second}>
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          <h2 css={title}>{words.tasks}</h2>
          <TextList texts={job.tasks} itemStyle={task} css={tasks} />
        </div>
      </div>
    </Section>
  );
}
