import { css } from '@emotion/react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { knotPoint } from '../../sections/point-list';
import { color, fontSize, media, radius } from '../../theme/tokens';
import { Section, twoColumns } from '../../ui/section';
import { Unbroken } from '../../ui/text';
import { TextList } from '../../ui/text-list';

const layout = css(twoColumns('7fr 5fr', 'stretch'), { gap: 'clamp(20px, 2.4vw, 32px)' });
const piece = css({
  padding: 'clamp(28px, 3.6vw, 48px)',
  borderRadius: radius.sheet,
  [media.print]: { breakInside: 'avoid', padding: 0 },
});
/** What has to be there is cut and sewn ... */
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
/** ... the rest is only drawn on in chalk. */
const wished = css([
  piece,
  { border: `2px dashed ${color.control}`, [media.print]: { border: 0 } },
]);
const title = css({ fontSize: fontSize.h3, [media.print]: { marginTop: 10, fontSize: 20 } });
const list = css({ marginTop: 20, [media.print]: { marginTop: 8 } });
const item = css(knotPoint(color.cobalt, 8, 17), {
  [media.print]: { padding: '2px 0 2px 30px', '&::before': { top: 8 } },
});
const wish = css([item, { '&::before': { borderColor: color.control } }]);

/** What somebody brings along: what it takes, and what would be a bonus. */
export function JobSkillsSection({ job, words }: { job: JobDetails; words: JobPageWords }) {
  return (
    <Section aria-labelledby="job-skills">
      <div css={layout}>
        <div css={required}>
          <h2 id="job-skills" css={title}>
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
        <div css={wished}>
          <h2 css={title}>{words.niceToHave}</h2>
          <TextList texts={job.niceToHave} itemStyle={wish} css={list} />
        </div>
      </div>
    </Section>
  );
}
