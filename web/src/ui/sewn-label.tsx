import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { border, color, media, radius } from '../../theme/tokens';

const label = css({
  position: 'relative',
  border: border.hairline,
  borderRadius: radius.control,
  background: color.sheet,
  // Without this margin the dashed line at the label's top would touch the content above.
  [media.phone]: { marginTop: '1.25rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.5625rem',
    border: `1.5px dashed ${color.control}`,
    borderRadius: radius.control,
    pointerEvents: 'none',
  },
  [media.print]: { border: 0, '&::before': { content: 'none' } },
});
const stitches = css({
  position: 'absolute',
  top: '-0.5625rem',
  insetInlineStart: 0,
  width: '100%',
  height: '1.125rem',
  [media.print]: { display: 'none' },
});

export function SewnLabel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div css={label} className={className}>
      <svg css={stitches} aria-hidden>
        {['12%', '88%'].map((x) => (
          <line key={x} x1={x} x2={x} y2="18" stroke={color.thread} strokeWidth="3" />
        ))}
      </svg>
      {children}
    </div>
  );
}
