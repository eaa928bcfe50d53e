import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

const stamp = css({ flex: 'none' });
const earned = css(stamp, { color: color.moss });
const empty = css(stamp, { color: color.control });

interface BadgeStampProps {
  size: number;
  isEmpty?: boolean;
}

/** Draws a hexagonal badge. Hidden from screen readers, because a text is beside it. */
export function BadgeStamp({ size, isEmpty = false }: BadgeStampProps) {
  return (
    <svg
      css={isEmpty ? empty : earned}
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
