import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Job } from '../../content/types/job';
import { border, media, softLabel } from '../../theme/tokens';

const narrow = '@media (width < 22.5em)';
const list = css({
  [narrow]: { display: 'grid', gridTemplateColumns: '4fr 5fr', columnGap: '0.5rem' },
  [media.print]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2rem' },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: '0.5rem 0',
  '& + &': { borderTop: border.hairline },
  // In these windows an email address fits into one line only below its name.
  '@media screen and (47.5em <= width < 62em)': {
    '&:has(wbr)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    fontSize: '0.875rem',
    '&:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  },
  '@media (width < 22.5em), print': { '&:nth-of-type(2)': { borderTop: 0 } },
  [media.print]: { padding: '0.1875rem 0' },
});
const name = css(softLabel(1.6));
const value = css({ fontWeight: 600, textWrap: 'balance' });

type JobFacts = Pick<Job, 'location' | 'department' | 'type' | 'salary' | 'experience' | 'posted'>;

interface JobFactListProps {
  facts: JobFacts;
  names: Record<keyof JobFacts, string>;
  further: readonly { name: string; text: string }[];
}

export function JobFactList({ facts, names, further }: JobFactListProps) {
  return (
    <dl css={list}>
      {(Object.keys(names) as (keyof JobFacts)[]).map((fact) => (
        <div key={fact} css={row}>
          <dt css={name}>{names[fact]}</dt>
          <dd css={value}>{facts[fact]}</dd>
        </div>
      ))}
      {further.map((fact) => (
        <div key={fact.name} css={row}>
          <dt css={name}>{fact.name}</dt>
          <dd css={value}>
            {fact.text.split(/(?<=@)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
