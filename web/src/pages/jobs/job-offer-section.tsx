import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { cobalt } from '../../sections/closing-section';
import { NeedleThread } from '../../sections/needle-thread';
import { knotPoint } from '../../sections/point-list';
import { border, color, fontSize, headFont, media } from '../../theme/tokens';
import { Section } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const title = css({ fontSize: fontSize.h2, [media.print]: { fontSize: '1.25rem' } });
// The figures and the button share columns. A subgrid with another gap would move the figures off the columns.
const columnGap = 'clamp(1.25rem, 5vw, 3rem)';
const grid = css({
  [media.columns]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', columnGap },
  [media.print]: { display: 'block' },
});
const figures = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `1.75rem ${columnGap}`,
  margin: 'clamp(2rem, 4vw, 3.25rem) 0',
  paddingTop: '1.75rem',
  borderTop: border.hairline,
  alignItems: 'end',
  [media.columns]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  [media.print]: {
    gridTemplateColumns: 'repeat(3, auto)',
    margin: '0.5rem 0',
    paddingTop: 0,
    border: 0,
  },
});
const figure = css({
  ...headFont('clamp(2.125rem, 1.7vw + 1.7875rem, 3.25rem)', 1.1, '-0.04em'),
  [media.print]: { display: 'inline', font: 'inherit', fontWeight: 600, letterSpacing: 0 },
});
const salaryFigure = css({
  '@media screen': {
    [media.single]: { gridColumn: '1 / -1' },
    [media.columns]: {
      '& > dt': { fontSize: 'min(6vw, 7rem)', lineHeight: 1, whiteSpace: 'nowrap' },
    },
  },
});
const legend = css({
  marginTop: '0.375rem',
  color: color.inkSoft,
  [media.print]: { display: 'inline' },
});
const line = knotPoint(color.ink, 6, 14);
// The list has the width of the first figure.
const list = css({ contain: 'inline-size' });
const action = css({
  [media.single]: { marginTop: '2rem' },
  [media.columns]: { gridColumn: '2 / -1' },
});

interface JobOfferSectionProps {
  job: JobDetails;
  words: JobPageWords;
  children: ReactNode;
}

export function JobOfferSection({ job, words, children }: JobOfferSectionProps) {
  const [salary, ...addition] = job.salary.split(' ');
  const items = [
    { amount: salary, text: [words.perYear, ...addition].join(' ') },
    ...words.benefits,
  ];
  return (
    <Section data-closing ground="night" css={cobalt} aria-labelledby="job-offer">
      <NeedleThread ground="cobalt" />
      <h2 id="job-offer" css={title}>
        {words.offer}
      </h2>
      <div css={grid}>
        <dl css={figures}>
          {items.map(({ amount, text }, index) => (
            <div key={text} css={index === 0 && salaryFigure}>
              <dt css={figure}>{amount}</dt> <dd css={legend}>{text}</dd>
            </div>
          ))}
        </dl>
        <TextList texts={job.offer} itemStyle={line} css={list} />
        <div css={action} className="screen-only">
          {children}
        </div>
      </div>
    </Section>
  );
}
