import { css } from '@emotion/react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { threadedPoint } from '../../sections/point-list';
import { color, fontSize, leadText, media } from '../../theme/tokens';
import { Section, twoColumns, underSheet } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const layout = twoColumns('5fr 7fr');
export const jobTitle = css({
  fontSize: fontSize.h2Small,
  [media.print]: { marginTop: '0.625rem', fontSize: '1.25rem' },
});
const about = css({
  '& > p': { ...leadText, marginTop: '1.25rem', color: color.ink },
  '& > p + p': { fontSize: 'inherit', color: color.inkSoft },
  [media.print]: { '& > p': { marginTop: '0.625rem', fontSize: 'inherit' } },
});
const tasks = css({ marginTop: '1.5rem', [media.print]: { marginTop: '0.625rem' } });
const task = css(threadedPoint(color.paperDeep), {
  [media.print]: { paddingBottom: '0.25rem' },
});

export function JobWorkSection({ job, words }: { job: JobDetails; words: JobPageWords }) {
  return (
    <Section ground="deep" css={underSheet} aria-labelledby="job-about">
      <div css={layout}>
        <div css={about}>
          <h2 id="job-about" css={jobTitle}>
            {words.about}
          </h2>
          {job.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h2 css={jobTitle}>{words.tasks}</h2>
          <TextList texts={job.tasks} itemStyle={task} css={tasks} />
        </div>
      </div>
    </Section>
  );
}
