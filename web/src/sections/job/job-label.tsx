import { css } from '@emotion/react';
import type { JobListing } from '../../content/jobs/listing';
import { color, font, fontSize, media } from '../../theme/tokens';

// A label as it is sewn into a jacket: folded ends, a seam inside the edge, two stitches that hold it.
const label = css({
  position: 'relative',
  padding: '38px clamp(28px, 3.2vw, 44px) 30px',
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  background: color.sheet,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 9,
    border: `1.5px dashed ${color.control}`,
    borderRadius: 3,
    pointerEvents: 'none',
  },
  [media.print]: { padding: 0, border: 0, marginTop: 16, '&::before': { content: 'none' } },
});
const stitches = css({
  position: 'absolute',
  top: -9,
  left: 0,
  width: '100%',
  height: 18,
  [media.print]: { display: 'none' },
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
    <div css={label}>
      <svg css={stitches} aria-hidden>
        {['12%', '88%'].map((x) => (
          <line key={x} x1={x} x2={x} y2="18" stroke={color.thread} strokeWidth="3" />
        ))}
      </svg>
      <dl css={list}>
        {(Object.keys(names) as (keyof JobFacts)[]).map((fact) => (
          <div key={fact} css={row}>
            <dt css={name}>{names[fact]}</dt>
            <dd css={value}>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
