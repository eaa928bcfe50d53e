import { css, keyframes } from '@emotion/react';
import { color, media } from '../../theme/tokens';
import { followsNeedle } from './sewing';
import { u } from './stage';

/** From this width the page's margin has space for a thread (theme/global.css). */
const withMargin = '@media (min-width: 83.75em)';
const pull = keyframes({ from: { clipPath: 'inset(-9px 0 0 100%)' } });

const loose = css({
  position: 'absolute',
  top: u(842),
  insetInlineStart: 'calc(var(--thread-left) - var(--jacket-left))',
  width: `calc(${u(290)} + var(--jacket-left) - var(--thread-left))`,
  height: '5.625rem',
  overflow: 'visible',
  clipPath: 'inset(-9px 0 0 -9px)',
  stroke: color.thread,
  strokeWidth: u(3.4),
  strokeDasharray: `${u(11)} ${u(8)}`,
  fill: 'none',
  ...followsNeedle(pull),
  '[dir=rtl] &': { scale: '-1 1' },
  [media.print]: { display: 'none' },
});
const ending = css({ [withMargin]: { display: 'none' } });
const knot = css({ r: u(7), fill: color.sheet, strokeWidth: u(3), strokeDasharray: 'none' });
// As thick as the thread of the margin and aligned with it, with a gap before the margin's first dash.
const turning = css({
  display: 'none',
  [withMargin]: {
    display: 'inline',
    transform: 'translateX(1px)',
    strokeWidth: 2,
    strokeDasharray: '6 4',
    strokeDashoffset: 6,
  },
});

/** The thread below the jacket. It ends in a knot or continues in the page's margin. */
export function JacketThread() {
  return (
    <svg css={loose} aria-hidden="true">
      <path css={turning} d="M0 90V40A40 40 0 0 1 40 0H2000" />
      <g css={ending}>
        <path d="M8 0H2000" />
        <circle css={knot} cx="8" />
      </g>
    </svg>
  );
}
