import { css } from '@emotion/react';
import type { Job } from '../../content/types/job';
import { media, softLabel } from '../../theme/tokens';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gap: '1rem',
  '@media (width < 22.5em)': { fontSize: '0.875rem' },
  [media.print]: { gap: '0.1875rem 2rem' },
});
const row = css({ '&:last-of-type': { gridColumn: 'span 2' } });
const name = css(softLabel(1.6));
const value = css({ fontWeight: 600 });

type JobFacts = Pick<Job, 'location' | 'department' | 'type' | 'salary' | 'experience' | 'posted'>;

interface JobFactListProps {
  facts: JobFacts;
  names: Record<keyof JobFacts, string>;
  further: readonly { name: string; text: string }[];
  className?: string;
}

export function JobFactList({ facts, names, further, className }: JobFactListProps) {
  const keys = Object.keys(names) as (keyof JobFacts)[];
  const rows = keys.map((key) => ({ name: names[key], text: facts[key] }));
  return (
    <dl css={list} className={className}>
      {[...rows, ...further].map((fact) => (
        <div key={`${fact.name}: ${fact.text}`} css={row}>
          <dt css={name}>{fact.name}</dt>
          <dd css={value}>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
