import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { color, media, softLabel } from '../../theme/tokens';

export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/**
 * Returns a position on the tape in `cqi`: per cent of the width of the drawing (graded-nest). A label cannot use `%`
 * instead, because in its styles `%` may refer to the width of the label.
 */
export const acrossNest = (share: number) => `${(share * 100).toFixed(2)}cqi`;

const tape = css({
  position: 'relative',
  height: '2.125rem',
  border: `1px solid ${color.control}`,
  background: color.sheet,
});
const tickLines = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: '1.0625rem',
  transform: 'scaleX(var(--way, 1))',
});
const tickLabel = css({
  position: 'absolute',
  bottom: '0.125rem',
  insetInlineEnd: 'calc(100% - var(--at))',
  paddingInlineEnd: '0.375rem',
  ...softLabel(1.2),
  // Hides the whole label when the slider's thumb touches it, because a visible half of its number would be a wrong
  // number. While the thumb overlaps the label, both arguments of `min` are positive. The clip path then cuts off 100 %
  // of the label's width.
  '@media screen and (scripting: enabled)': {
    clipPath:
      'inset(0 0 0 clamp(0px, 999 * min(var(--reach) - var(--at) + 100% + 1rem, var(--at) - var(--reach) + 0.625rem), 100%))',
  },
  // On phones the slider's thumb would cover the labels between the first and the last.
  '@media (width < 30em)': {
    '&:not(:first-of-type, :last-of-type)': { display: 'none' },
  },
  // With a very large font the labels do not fit between the marks.
  [media.cramped]: { display: 'none' },
});

// A string from the tape to the hole in a plan's card (pages/pricing/plan-card). The hole makes the card look like a
// label.
const string = css({
  display: 'none',
  '@media screen and (min-width: 75em)': {
    display: 'block',
    position: 'absolute',
    zIndex: 1,
    top: '100%',
    insetInlineStart: 'calc(var(--at) - 1.5px)',
    height: '2.8125rem',
    borderInlineStart: `1.5px solid ${color.control}`,
    '&[data-tied]': { borderInlineStart: `3px solid ${color.thread}` },
  },
});

/** A mark on the measuring tape. `share` is its position, from 0 to 1. Only a long mark may have a label. */
export interface TapeTick {
  share: number;
  isLong: boolean;
  label?: string;
}
interface NestTapeProps {
  ticks: readonly TapeTick[];
  /**
   * Positions (0 to 1) of the plans' limits. From each position a string leads to a plan card. The component ignores
   * later changes of this prop.
   */
  ends: readonly number[];
  /** Index of the selected plan. The string to its card is red. */
  tied: number;
  children?: ReactNode;
}

/**
 * Draws the measuring tape below the sizes of the pattern. If the plan cards are in one row, a string leads from the
 * tape to each card.
 */
export function NestTape({ ticks, ends, tied, children }: NestTapeProps) {
  const labels = ticks.filter(({ label }) => label);
  const [places] = useState(() =>
    css(
      labels.map(({ share }, index) => ({
        [`& > span:nth-of-type(${index + 1})`]: { '--at': acrossNest(share) },
      })),
      ends.map((share, index) => ({
        [`& > i:nth-of-type(${index + 1})`]: { '--at': percent(share) },
      })),
    ),
  );
  // Positions are rounded to whole units. The same distances then occur again and again, so the HTML compresses well.
  const marks = ticks.map(({ share, isLong }, index) => {
    const { share: previous = 0, isLong: wasLong = false } = ticks[index - 1] ?? {};
    const back = wasLong ? 17 : 9;
    return `m${Math.round(share * 1200) - Math.round(previous * 1200)}-${back}v${isLong ? 17 : 9}`;
  });
  return (
    <div css={tape}>
      <svg css={tickLines} viewBox="0 0 1200 17" preserveAspectRatio="none" fill="none" aria-hidden>
        <path
          d={`M0 9${marks.join('')}`}
          // With forced colours browsers change `currentColor`, but no other stroke colour. `currentColor` keeps the
          // marks visible.
          stroke="currentColor"
          strokeWidth="1.4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div css={places} aria-hidden>
        {labels.map(({ label }) => (
          <span key={label} css={tickLabel}>
            {label}
          </span>
        ))}
        {ends.map((share, index) => (
          <i key={share} css={string} data-tied={index === tied || undefined} />
        ))}
      </div>
      {children}
    </div>
  );
}
