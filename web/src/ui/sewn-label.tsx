import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { border, color, media, radius } from '../theme/tokens';
import { pseudoBox } from './layout';

const label = css({
  position: 'relative',
  border: border.hairline,
  borderRadius: radius.control,
  background: color.sheet,
  // Without this margin the dashed line at the top of the label would touch the content above.
  [media.phone]: { marginTop: '1.25rem' },
  '&::before': {
    ...pseudoBox,
    inset: '0.5625rem',
    border: `1.5px dashed ${color.control}`,
    borderRadius: radius.control,
    pointerEvents: 'none',
  },
  // Draws two short stitches, with which the label seems to be sewn on.
  '&::after': {
    ...pseudoBox,
    insetInline: '12% var(--stitch, 12%)',
    top: '-0.5625rem',
    height: '1.125rem',
    border: `solid ${color.thread}`,
    borderWidth: '0 3px',
    pointerEvents: 'none',
  },
  [media.print]: { border: 0, '&::before, &::after': { content: 'none' } },
});

export function SewnLabel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div css={label} className={className}>
      {children}
    </div>
  );
}
