import { css, keyframes } from '@emotion/react';
import { color, fluid } from '../theme/tokens';
import { Reveal } from '../ui/reveal';

const pull = keyframes({ from: { transform: 'translateX(-60%)' } });
const thread = css({
  display: 'flex',
  alignItems: 'center',
  marginBottom: fluid.l,
  marginInlineStart: 'calc(50% - 50vw)',
  '@media screen and (min-width: 83.75em)': { marginInlineStart: 0 },
  '&[data-view=seen]': { animation: `${pull} 1.4s ease-out` },
  '&::before': { content: '""', flex: 1, borderTop: `2px dashed ${color.threadText}` },
  '[dir=rtl] & svg': { scale: '-1 1' },
});

/** Draws the needle at the end of the dashed line in the page's margin (theme/global.css). */
export const NeedleThread = ({ ground }: { ground: 'cobalt' | 'night' }) => (
  <Reveal css={thread} className="screen-only" aria-hidden="true">
    <svg width="92" height="12" fill="none">
      <path fill={color.ink} d="M2 6c0-3 7-3.5 17-3l71 3-71 3C9 9.5 2 9 2 6z" />
      <path stroke={color[ground]} strokeWidth="1.8" strokeLinecap="round" d="M7 6h8" />
    </svg>
  </Reveal>
);
