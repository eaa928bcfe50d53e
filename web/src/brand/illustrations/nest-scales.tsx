import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, softLabel } from '../../theme/tokens';

/**
 * Returns a position on the horizontal scale in `cqi`, because `%` in a label's styles may refer to the label's own
 * width.
 */
export const acrossNest = (share: number) =>
  `calc(var(--limb) + ${share.toFixed(4)} * (100cqi - var(--limb)))`;

/** Returns the height of a number of components. The scale is logarithmic. */
export const upNest = (components: number) =>
  `calc(var(--floor) + ${Math.log10(Math.min(Math.max(components, 1), 150)).toFixed(4)} * var(--decade))`;

const scale = { border: `1px solid ${color.control}`, background: color.sheet };
const tape = css({ position: 'relative', height: '2.125rem', ...scale });
const limb = css({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  insetBlock: 'calc(17 * var(--tab) - 10px) 2.0625rem',
  width: 'var(--limb)',
  ...scale,
  borderBottom: 0,
  [media.phone]: { display: 'none' },
});
const label = { ...softLabel(1.2), position: 'absolute', whiteSpace: 'nowrap' } as const;
const unit = css(label, { bottom: '0.3125rem', [media.phone]: { display: 'none' } });
const firstUnit = css(unit, { insetInlineStart: '0.75rem' });
const lastUnit = css(unit, {
  insetInlineEnd: '0.5rem',
  // In narrower windows the last limit needs this space.
  '@media (width < 75em)': { display: 'none' },
});
const marks = css({
  position: 'absolute',
  insetInline: 'var(--limb) 0',
  top: 0,
  width: 'calc(100% - var(--limb))',
  height: '1.0625rem',
  transform: 'scaleX(var(--way, 1))',
});
const mark = `2.5px solid ${color.ink}`;
const taskLimit = css(label, {
  bottom: '0.125rem',
  insetInlineEnd: 'calc(100cqi - var(--at))',
  paddingInlineEnd: '0.375rem',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: -1.25,
    bottom: '1.125rem',
    height: '0.75rem',
    borderInlineEnd: mark,
  },
  // Hides the label when the slider's thumb overlaps it, because a half visible number would be wrong. Both arguments
  // of `min` are then positive, and the clip path cuts off everything.
  '@media screen and (scripting: enabled)': {
    clipPath:
      'inset(-1rem -2px 0 clamp(-2px, 999 * min(var(--reach) - var(--at) + 100% + 1rem, var(--at) - var(--reach) + 0.625rem), 100%))',
  },
  // With a very large font the labels do not fit between the marks.
  [media.cramped]: { display: 'none' },
});
const componentLimit = css(label, {
  insetInlineEnd: 0,
  bottom: 'calc(var(--height) - 0.46875rem + 1px)',
  paddingInlineEnd: '0.75rem',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 0,
    top: '50%',
    width: '0.5625rem',
    borderTop: mark,
  },
});

export interface TapeTick {
  share: number;
  isLong: boolean;
}
interface NestScalesProps {
  ticks: readonly TapeTick[];
  /** The limits of each plan, such as "10,000" tasks and 50 components. */
  limits: readonly { tasks: string; components: number }[];
  children?: ReactNode;
}

/**
 * Draws a horizontal scale of tasks and a vertical one of components, which phones hide. The parent sets the position
 * of each limit in `--at` and `--height`.
 */
export function NestScales({ ticks, limits, children }: NestScalesProps) {
  // Positions are rounded, because equal distances compress well in the HTML.
  const lines = ticks.map(({ share, isLong }, index) => {
    const { share: previous = 0, isLong: wasLong = false } = ticks[index - 1] ?? {};
    const back = wasLong ? 14 : 8;
    return `m${Math.round(share * 1200) - Math.round(previous * 1200)}-${back}v${isLong ? 14 : 8}`;
  });
  return (
    <>
      <div css={limb} aria-hidden>
        {limits.map(({ components }, index) => (
          <span key={components} data-limit={index} css={componentLimit}>
            {components}
          </span>
        ))}
      </div>
      <div css={tape}>
        <svg css={marks} viewBox="0 0 1200 17" preserveAspectRatio="none" fill="none" aria-hidden>
          <path
            d={`M0 8${lines.join('')}`}
            // With forced colours browsers change only `currentColor`, and no other stroke colour.
            stroke="currentColor"
            strokeWidth="1.2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden>
          {limits.map(({ tasks }, index) => (
            <span key={tasks} data-limit={index} css={taskLimit}>
              {tasks}
            </span>
          ))}
          <b css={firstUnit}>AC</b>
          <b css={lastUnit}>tasks</b>
        </div>
        {children}
      </div>
    </>
  );
}
