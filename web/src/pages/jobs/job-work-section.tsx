import { css } from '@emotion/react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { threadedPoint } from '../../sections/point-list';
import { color, fontSize, leadText, media } from '../../theme/tokens';
import { Section, twoColumns, underSheet } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const band = css(underSheet, { '@media (min-width: 75em)': { '--section': '5rem' } });
const layout = twoColumns('5fr 7fr');
const title = css({
  fontSize: fontSize.h2Small,
  letterSpacing: '-0.03em',
  [media.print]: { marginTop: '0.625rem', fontSize: '1.25rem' },
});
const first = css({
  ...leadText,
  marginTop: '1.25rem',
  color: color.ink,
  [media.print]: { marginTop: '0.625rem', fontSize: 'inherit' },
});
const second = css({
  marginTop: '1.125rem',
  color: color.inkSoft,
  [media.print]: { marginTop: '0.5rem' },
});
const tasks = css({ marginTop: '1.5rem', [media.print]: { marginTop: '0.625rem' } });
const task = css(threadedPoint(color.paperDeep), {
  [media.print]: {
    paddingBottom: '0.25rem',
    '&:not(:last-of-type)::after': { content: 'none' },
  },
});

export function JobWorkSection({ job, words }: { job: JobDetails; words: JobPageWords }) {
  return (
    <Section ground="deep" css={band} aria-labelledby="job-about">
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
