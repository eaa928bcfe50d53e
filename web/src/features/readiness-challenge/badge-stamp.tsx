import { css } from '@emotion/react';
import { border, color, media } from '../../theme/tokens';
import { pseudoBox } from '../../ui/layout';

const stamp = css({ flex: 'none', color: color.moss });

interface BadgeStampProps {
  size: number;
  isEmpty?: boolean;
  className?: string;
}

export function BadgeStamp({ size, isEmpty = false, className }: BadgeStampProps) {
  return (
    <svg
      css={stamp}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="m24 2 19 11v22L24 46 5 35V13Z" />
      <path d="m24 8 14 8v16l-14 8-14-8V16Z" strokeDasharray="3 3.5" strokeWidth="1.5" />
      {!isEmpty && <path d="m17 24.5 5 5L31.5 19" strokeWidth="2.5" />}
    </svg>
  );
}

const row = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: '14rem',
  marginTop: '1.5rem',
  '@media (min-width: 60em)': { marginTop: 'auto' },
  '&::before': { ...pseudoBox, top: '50%', insetInline: '1.5rem', borderTop: border.thread },
  '& > svg': { position: 'relative', color: '#fff' },
  [media.phone]: { marginTop: '1rem', '& > svg': { width: '2.5rem', height: '2.5rem' } },
  // The fill hides the dashed line behind a badge.
  '& path:first-of-type': { fill: color.plum },
});
const currentBadge = css({
  'div > &': { color: color.plum },
  '& path:first-of-type': { fill: '#fff', stroke: '#fff' },
});

/** Shows one badge for each question, and marks the badge of the `current` one. */
export const BadgeRow = ({ earned, current }: { earned: number; current?: number }) => (
  <div css={row}>
    {[0, 1, 2].map((index) => (
      <BadgeStamp
        key={index}
        css={index === current && currentBadge}
        size={56}
        isEmpty={index >= earned}
      />
    ))}
  </div>
);
