import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { JobPageWords } from '../../content/jobs/job-page';
import type { JobDetails } from '../../content/types/job';
import { cobalt } from '../../sections/closing-section';
import { NeedleThread } from '../../sections/needle-thread';
import { knotPoint } from '../../sections/point-list';
import { border, color, fontSize, headFont, media } from '../../theme/tokens';
import { wrappedRow } from '../../ui/layout';
import { Section } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const title = css({ fontSize: fontSize.h2, [media.print]: { fontSize: '1.25rem' } });
const figures = css({
  ...wrappedRow('1.75rem 0'),
  alignItems: 'end',
  margin: 'clamp(2rem, 4vw, 3.25rem) 0',
  paddingTop: '1.75rem',
  borderTop: border.hairline,
  [media.print]: { margin: '0.5rem 0', paddingTop: 0, border: 0 },
});
// In both rows the right part has the same share of the width, so that the button is below the second figure.
const left = css({ flex: '7 1 20rem', paddingInlineEnd: '1.5rem' });
const right = css({ flex: '6 1 16rem' });
const salaryFigure = css(left, {
  '@media screen': { '& > dt': { fontSize: 'clamp(2.125rem, 5.4vw, 5rem)', lineHeight: 1 } },
});
const benefit = css({ flex: '3 1 8rem', [media.print]: { flexBasis: '11rem' } });
const figure = css({
  ...headFont('clamp(2.125rem, 1.7vw + 1.7875rem, 3.25rem)', 1.1, '-0.04em'),
  [media.print]: { display: 'inline', font: 'inherit', fontWeight: 600, letterSpacing: 0 },
});
const legend = css({
  marginTop: '0.375rem',
  color: color.inkSoft,
  [media.print]: { display: 'inline' },
});
const lower = css(wrappedRow('2rem 0'));
const line = knotPoint(color.ink, 6, 14);

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
      <dl css={figures}>
        {items.map(({ amount, text }, index) => (
          <div key={text} css={index === 0 ? salaryFigure : benefit}>
            <dt css={figure}>{amount}</dt> <dd css={legend}>{text}</dd>
          </div>
        ))}
      </dl>
      <div css={lower}>
        <TextList texts={job.offer} itemStyle={line} css={left} />
        <div css={right} className="screen-only">
          {children}
        </div>
      </div>
    </Section>
  );
}
