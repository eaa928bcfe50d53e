import { css } from '@emotion/react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { knotPoint } from '../../sections/point-list';
import { color, media, radius } from '../../theme/tokens';
import { overlapping, Section, twoColumns } from '../../ui/section';
import { Unbroken } from '../../ui/text';
import { TextList } from '../../ui/text-list';
import { jobTitle } from './job-work-section';

// The dashed line in the page's margin has a ring at the height `--heading-start` (theme/global.css).
const band = css(overlapping, { '--heading-start': '3.125rem' });
const layout = css(twoColumns('7fr 5fr', 'stretch'), { gap: 'clamp(1.25rem, 2.4vw, 2rem)' });
const piece = css({
  padding: 'clamp(1.75rem, 3.6vw, 3rem)',
  borderRadius: radius.sheet,
  [media.print]: { breakInside: 'avoid', padding: 0 },
});
const required = css([
  piece,
  {
    border: `2px solid ${color.cobalt}`,
    outline: `1.5px dashed ${color.cobalt}`,
    outlineOffset: -12,
    background: color.cobaltTint,
    [media.print]: { border: 0, outline: 'none', background: 'none' },
  },
]);
const niceToHavePiece = css([
  piece,
  {
    border: `2px dashed ${color.control}`,
    background: color.paper,
    [media.print]: { paddingTop: '0.625rem', border: 0, background: 'none' },
  },
]);
const list = css({ marginTop: '1.25rem', [media.print]: { marginTop: '0.5rem' } });
const item = knotPoint(color.cobalt, 8, 17);
const niceToHaveItem = css([item, { '&::before': { borderColor: color.control } }]);

export function JobSkillsSection({ job, words }: { job: JobDetails; words: JobPageWords }) {
  return (
    <Section css={band} aria-labelledby="job-skills">
      <div css={layout}>
        <div css={required}>
          <h2 id="job-skills" css={jobTitle}>
            {words.requiredSkills}
          </h2>
          <ul css={list}>
            {job.requiredSkills.map((skill) => (
              <li key={skill} css={item}>
                <Unbroken>{skill}</Unbroken>
              </li>
            ))}
          </ul>
        </div>
        <div css={niceToHavePiece}>
          <h2 css={jobTitle}>{words.niceToHave}</h2>
          <TextList texts={job.niceToHave} itemStyle={niceToHaveItem} css={list} />
        </div>
      </div>
    </Section>
  );
}
