import { css } from '@emotion/react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { color, fontSize, media } from '../../theme/tokens';
import { Section, twoColumns } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const layout = twoColumns('1fr 1fr');
const title = css({ fontSize: fontSize.h3, [media.print]: { marginTop: 10, fontSize: 20 } });
const first = css({
  marginTop: 22,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  [media.print]: { marginTop: 10, fontSize: 'inherit' },
});
const second = css({ marginTop: 18, color: color.inkSoft, [media.print]: { marginTop: 8 } });
// Tasks are knots on one thread.
const tasks = css({ marginTop: 22, [media.print]: { marginTop: 10 } });
const task = css({
  position: 'relative',
  padding: '0 0 22px 34px',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 7,
    left: 0,
    // A border, not a ground: it is printed too.
    border: `7px solid ${color.cobalt}`,
    borderRadius: '50%',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 25,
    bottom: -3,
    left: 6,
    borderLeft: `2px dashed ${color.thread}`,
  },
  '&:last-of-type': { paddingBottom: 0 },
  [media.print]: {
    padding: '0 0 4px 30px',
    '&&::after': { content: 'none' },
    '&::before': { top: 7, borderWidth: 4 },
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
