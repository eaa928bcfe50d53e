import { css } from '@emotion/react';
import { rem } from '../theme/tokens';

/** Path data on a grid of 24 px. */
const outlines = {
  alert: 'M12 5v9m0 5v.1',
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  check: 'm4 12.5 5.5 5.5L20 7',
  chevron: 'm6 9 6 6 6-6',
  close: 'm5 5 14 14m0-14L5 19',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 .1 0ZM17 7h.01',
  linkedin: 'M4 3h16v18H4ZM8 11v6M8 7.5h.01M12 17v-6m0 2.8c.4-3.7 4.4-3.7 4.4 0V17',
  menu: 'M1 8h7m3.5 0h7m3.5 0h0M1 16h7m3.5 0h7m3.5 0h0',
  phone:
    'M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z',
  plus: 'M5 12h14M12 5v14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14m-8 4v6m4-6v6',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4v6l5-3Z',
} as const;

const towards = css({ scale: 'var(--way, 1) 1' });

type IconName = keyof typeof outlines;

interface IconProps {
  name: IconName;
  /** Width and height in px at the default font size. */
  size?: number;
  className?: string;
}

/** Draws an icon in the text's colour. Hidden from screen readers, because the control around it has a name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      css={[css({ width: rem(size), height: rem(size) }), name.startsWith('arrow') && towards]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={outlines[name]} />
    </svg>
  );
}
