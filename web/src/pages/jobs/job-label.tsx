import { css } from '@emotion/react';
import { SewnLabel } from '../../brand/pieces/sewn-label';
import type { JobListing } from '../../content/types/job';
import { color, font, fontSize, media } from '../../theme/tokens';

const label = css({
  padding: '38px clamp(28px, 3.2vw, 44px) 30px',
  [media.print]: { padding: 0, marginTop: 16 },
});
const list = css({
  [media.print]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 32 },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${color.line}` },
  '@media (max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { padding: '3px 0' },
});
const name = css({ font: `500 ${fontSize.label}/1.6 ${font.mono}`, color: color.inkSoft });
const value = css({ fontWeight: 600 });

export interface JobFacts extends Pick<JobListing, 'location' | 'department' | 'type' | 'salary'> {
  experience: string;
  posted: string;
}

interface JobLabelProps {
  facts: JobFacts;
  /** In the order in which they are shown. */
  names: Record<keyof JobFacts, string>;
}

/** What a position is in short. */
export function JobLabel({ facts, names }: JobLabelProps) {
  return (
    <SewnLabel css={label}>
      <dl css={list}>
        {(Object.keys(names) as (keyof JobFacts)[]).map((fact) => (
          <div key={fact} css={row}>
            <dt css={name}>{names[fact]}</dt>
            <dd css={value}>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </SewnLabel>
  );
}
