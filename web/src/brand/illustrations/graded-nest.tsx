import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { color, font, fontSize, media } from '../../theme/tokens';
import { seamInset, tabDepth, tabLine } from '../pieces/piece-geometry';
import { acrossNest, NestTape, percent, type TapeTick } from './nest-tape';

const nest = css({
  // Each plan is drawn as one size of a garment's pattern. `--first` is the height of the smallest size, and each
  // larger size is higher by `--step`.
  '--first': 'clamp(2.75rem, 9.2vw + 0.5rem, 7.5rem)',
  '--step': 'clamp(1.5rem, 4.35vw + 0.4375rem, 3.75rem)',
  '--tab': '1px',
  // The labels of the measuring tape (nest-tape) compare their positions with that of the slider's thumb. Both
  // positions are in `cqi`, a unit of this container's width.
  containerType: 'inline-size',
  position: 'relative',
  // Some browsers give a size container its own stacking context. This z-index puts the strings of the measuring tape
  // in front of the plan cards.
  zIndex: 1,
  paddingTop: 'calc(17 * var(--tab))',
  [media.phone]: { '--tab': '0.6px' },
  [media.print]: { '--first': '40px', '--step': '24px' },
});
const table = css({ position: 'relative', height: 'calc(var(--first) + 3 * var(--step))' });

const mono = { font: `500 ${fontSize.label}/1.2 ${font.mono}`, color: color.inkSoft };
/**
 * Styles of one size of the pattern. `--end` is its width. `data-look` is `cut` for the selected plan, `larger` for a
 * larger plan, and `smaller` for a smaller one.
 */
const size = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width: 'var(--end)',
  height: 'var(--height)',
  borderRadius: 'calc(12 * var(--tab)) calc(12 * var(--tab)) 0 0',
  isolation: 'isolate',
  '&::before, &::after': {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    border: `1.5px solid ${color.control}`,
    borderRadius: 'inherit',
  },
  '&::before': { content: '""', borderBottomWidth: 0 },
  '& > p': {
    position: 'absolute',
    top: '0.75rem',
    insetInlineEnd: '1.125rem',
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.75rem',
    whiteSpace: 'nowrap',
    font: `700 clamp(1rem, 1vw + 0.5rem, 1.3125rem)/1.2 ${font.head}`,
    letterSpacing: '-0.02em',
    // A phone shows only the name of the selected plan's size.
    [media.phone]: { display: 'none', top: '0.625rem', insetInlineEnd: '0.75rem' },
    // In windows of this width, the name of a size does not fit beside the next smaller size. Therefore the name is
    // above the top edge of that smaller size.
    '@media (width < 30em)': { top: '0.4375rem', fontSize: '0.875rem' },
  },
  '[data-look=cut] > & > p': {
    [media.phone]: { display: 'block', '& > span': { display: 'none' } },
  },
  '& > p > span': { ...mono, letterSpacing: 0 },
  '[data-look=larger] > &': { background: color.sheet },
  '[data-look=cut] > &': {
    background: color.threadTint,
    '&::before': { border: `3px solid ${color.ink}`, borderBottomWidth: 2 },
    '&::after': {
      content: '""',
      inset: `calc(${seamInset + 2} * var(--tab))`,
      border: `1.5px dashed ${color.thread}`,
      borderRadius: 'calc(4 * var(--tab))',
    },
  },
});
// Each size has a tab in the middle of its top, and another in the middle of its right side (in right-to-left layouts,
// its left side). Print and forced colours hide both tabs.
const tab = css({
  position: 'absolute',
  top: 0,
  insetInlineStart: '50%',
  width: 'var(--tab)',
  height: 'var(--tab)',
  overflow: 'visible',
  transformOrigin: '0 0',
  '& + &': {
    top: '50%',
    insetInlineStart: '100%',
    transform: 'rotate(calc(var(--way, 1) * 90deg))',
  },
  '@media print, (forced-colors: active)': { display: 'none' },
});

/** Path of a tab, and of an area below the tab that covers the straight edge and its dashed line. */
const cloth = `M${-tabDepth} 0h${2 * tabDepth}v12h${-2 * tabDepth}z${tabLine(0)}`;

function NestTab({ look }: { look: 'larger' | 'cut' | 'smaller' }) {
  const line = look === 'cut' ? 3 : 1.5;
  return (
    <svg css={tab} viewBox="0 0 1 1" fill="none">
      <path d={cloth} fill={look === 'larger' ? color.sheet : color.threadTint} />
      <path
        d={tabLine(line / 2)}
        stroke={look === 'cut' ? color.ink : color.control}
        strokeWidth={line}
      />
      {look === 'cut' && (
        <path
          d={tabLine(seamInset)}
          stroke={color.thread}
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
      )}
    </svg>
  );
}

// The visitor's tasks that exceed the selected plan: a dashed box that ends at the slider's thumb.
const outside = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 'calc(var(--end) - 12px)',
  width: 'calc(var(--reach) - var(--end) + 12px)',
  height: 'calc(var(--height) - 12px)',
  borderTop: `2.5px dashed ${color.thread}`,
  background: color.threadTint,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '-0.5rem',
    insetInlineEnd: 0,
    borderInlineEnd: `1.5px solid ${color.ink}`,
  },
  '& > span': {
    ...mono,
    position: 'absolute',
    zIndex: 1,
    top: '0.5rem',
    insetInlineStart: 'calc(100% + 0.375rem)',
    padding: '0.125rem 0.25rem',
    color: color.threadText,
    background: color.sheet,
    whiteSpace: 'nowrap',
    [media.phone]: { display: 'none' },
  },
  // Near the end of the tape there is no space for the text after the thumb, so the text is before the thumb.
  '&[data-far] > span': { insetInline: 'auto 0.375rem', background: color.threadTint },
});

interface NestSize {
  name: string;
  /** The plan's number of executions, such as "10,000". */
  end: string;
  /** Position of this number on the measuring tape, from 0 to 1. */
  share: number;
}
interface GradedNestProps {
  /** Four sizes, the smallest first. The component ignores later changes. */
  sizes: readonly NestSize[];
  /** Index of the selected plan's size. */
  cut: number;
  /** Position of the slider's thumb on the tape, from 0 to 1. */
  thumb: number;
  /** Text that says how many tasks exceed the selected plan. Undefined if the plan is large enough. */
  letOut?: string;
  ticks: readonly TapeTick[];
  children?: ReactNode;
  className?: string;
}

/**
 * Draws the plans as nested sizes of one pattern, above a measuring tape. Screen readers get only the slider
 * (`children`), because the plan cards contain the same facts.
 */
export function GradedNest({
  sizes,
  cut,
  thumb,
  letOut,
  ticks,
  children,
  className,
}: GradedNestProps) {
  const [places] = useState(() =>
    css(
      sizes.map(({ share }, index) => ({
        [`& > * > [data-size='${index}']`]: {
          '--end': percent(share),
          '--height': `calc(var(--first) + ${index} * var(--step))`,
        },
      })),
      { '--reach': acrossNest(thumb) },
    ),
  );
  // The security policy blocks `style` attributes. Therefore the rules above contain the first value of `--reach`, and
  // this effect sets later values.
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(thumb);
  useLayoutEffect(() => {
    if (thumb === shown.current) return;
    shown.current = thumb;
    ref.current!.style.setProperty('--reach', acrossNest(thumb));
  }, [thumb]);

  const lookOf = (index: number) => {
    if (index === cut) return 'cut';
    return index > cut ? 'larger' : 'smaller';
  };
  return (
    <div ref={ref} css={[nest, places]} className={className}>
      <div css={table} aria-hidden>
        {sizes
          .map(({ name, end }, index) => (
            <div key={name} data-size={index} data-look={lookOf(index)}>
              {index === cut && letOut && (
                <div css={outside} data-far={thumb > 0.8 || undefined}>
                  <span>{letOut}</span>
                </div>
              )}
              <div css={size}>
                <NestTab look={lookOf(index)} />
                <NestTab look={lookOf(index)} />
                <p>
                  <span>{end}</span>
                  {` ${name}`}
                </p>
              </div>
            </div>
          ))
          .toReversed()}
      </div>
      <NestTape ticks={ticks} ends={sizes.map(({ share }) => share)} tied={cut}>
        {children}
      </NestTape>
    </div>
  );
}
