import { css, keyframes } from '@emotion/react';
import { color, media } from '../../theme/tokens';
import { followsNeedle } from './sewing';
import { u } from './stage';

const withMargin = '@media (min-width: 83.75em)';
const pull = keyframes({ from: { clipPath: 'inset(-9px 0 0 100%)' } });

const loose = css({
  position: 'absolute',
  top: u(842),
  insetInlineStart: 'calc(var(--thread-left) - var(--jacket-left))',
  width: 'calc(290 * var(--u) + var(--jacket-left) - var(--thread-left))',
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
// This curve continues as the dashed line in the page's margin, so both have the same width.
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

/**
 * Draws the end of the red dashed line, from the jacket to the page's margin. In windows narrower than `withMargin` the
 * line ends in a ring.
 */
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
