import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { color, fontSize, headFont, media, softLabel } from '../../theme/tokens';
import { circle, pseudoBox } from '../../ui/layout';
import { seamInset, tabDepth, tabLine } from '../pieces/piece-geometry';

/**
 * Converts a share of the horizontal scale to a position. The unit is `cqi`, because `%` may refer to the label's own
 * width.
 */
const acrossNest = (share: number) =>
  `calc(var(--limb) + ${share.toFixed(4)} * (100cqi - var(--limb)))`;

const narrow = '@media (width < 24em)';

/** Converts a number of components to a height. The scale is logarithmic. */
const upNest = (components: number) =>
  `calc(var(--floor) + ${Math.log10(Math.min(Math.max(components, 1), 150)).toFixed(4)} * var(--decade))`;

const nest = css({
  // `--floor` is the height for one component, and `--decade` the additional height for ten times as many. `--limb` is
  // the width of the vertical scale, and `--tab` the unit for the sizes of the puzzle tabs on the boxes. `--beyond` is
  // the distance from a mark of the horizontal scale to the end of its label.
  '--floor': '1.25rem',
  '--decade': '4.8125rem',
  '--limb': '2.75rem',
  '--tab': '1px',
  '--beyond': '0px',
  // CSS compares the positions of the labels and of the slider's thumb. Both are in `cqi`, a share of the width of this
  // container.
  containerType: 'inline-size',
  printColorAdjust: 'exact',
  position: 'relative',
  paddingTop: 'calc(17 * var(--tab))',
  [media.phone]: {
    '--tab': '0.6px',
    '--floor': '1rem',
    '--decade': '2.875rem',
    '--limb': '2.375rem',
    '--beyond': '1rem',
  },
  [narrow]: { '--limb': '0px' },
  [media.print]: { '--decade': '3.5rem', printColorAdjust: 'exact' },
});
const table = css({ position: 'relative', height: upNest(120), marginInlineStart: 'var(--limb)' });

/**
 * Styles of a plan's box. The plan sets `--at` (the position of its right edge) and `--height`. `data-look` is `cut`
 * for the selected plan, `smaller` for the plans below it, and `larger` for the plans above it.
 */
const size = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width: 'calc(var(--at) - var(--limb))',
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
    top: 'calc(15 * var(--tab))',
    insetInlineEnd: 'calc(16 * var(--tab))',
    whiteSpace: 'nowrap',
    ...headFont(`clamp(${fontSize.label}, 1.2vw + 0.5rem, 1.3125rem)`, 1.2, '-0.02em'),
    [media.cramped]: { display: 'none' },
  },
  '[data-look=smaller] > & > svg:first-of-type': { display: 'none' },
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
  // The names in the two lowest boxes are so near to each other that they share a baseline.
  '[data-limit="0"] > & > p, [data-limit="1"] > & > p': {
    top: 'auto',
    bottom: 'calc(20 * var(--tab))',
  },
});
// Puzzle tabs in the middle of a box's top side and of its right side.
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

// A dashed box around the numbers that the visitor entered, if these exceed the selected plan.
const letOut = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width: 'calc(var(--reach) - var(--limb))',
  height: 'var(--rise)',
  border: `0 dashed ${color.thread}`,
  borderBlockStartWidth: 2.5,
  borderInlineEndWidth: 2.5,
  background: color.threadTint,
});
const ring = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: 'calc(var(--rise) - 7px)',
  insetInlineStart: -7,
  ...circle(14),
  border: `3px solid ${color.thread}`,
  background: color.sheet,
  '& + &': { insetInlineStart: 'calc(var(--reach) - var(--limb) - 7px)' },
  [narrow]: { '&:first-of-type': { display: 'none' } },
});

interface NestSize {
  name: string;
  components: number;
  tasks: string;
  share: number;
}

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
  [narrow]: { display: 'none' },
});
const label = { ...softLabel(1.2), position: 'absolute', whiteSpace: 'nowrap' } as const;
const firstUnit = css(label, {
  bottom: '0.1875rem',
  insetInlineStart: '0.75rem',
  [media.phone]: { display: 'none' },
});
const lastUnit = css(label, {
  bottom: '0.1875rem',
  insetInlineEnd: '0.25rem',
  // Hides the word when the slider's thumb overlaps it.
  clipPath: 'inset(0 0 0 clamp(0px, 999 * (var(--reach) - 100cqi + 100% + 1.25rem), 100%))',
  // Hides the word "tasks", because in windows narrower than 75em the last number of the scale needs its space.
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
  bottom: '0.1875rem',
  insetInlineEnd: 'calc(100cqi - var(--at) - var(--beyond))',
  paddingInlineEnd: '0.375rem',
  '&::after': {
    ...pseudoBox,
    insetInlineEnd: 'calc(var(--beyond) - 1.25px)',
    bottom: '1.0625rem',
    height: '0.75rem',
    borderInlineEnd: mark,
  },
  // Hides the label when the slider's thumb overlaps it, because a half visible number would be misread. During an
  // overlap both arguments of `min` are positive, so the clip path hides the whole label.
  '@media screen and (scripting: enabled)': {
    clipPath:
      'inset(-1rem -2px 0 clamp(-2px, 999 * min(var(--reach) - var(--at) + 100% + 1rem - var(--beyond), var(--at) - var(--reach) + 0.625rem + var(--beyond)), 100%))',
  },
  // With a very large font the labels do not fit between the marks of the scale.
  [media.cramped]: { display: 'none' },
});
const componentLimit = css(label, {
  insetInlineEnd: 0,
  bottom: 'calc(var(--height) - 0.46875rem + 1px)',
  paddingInlineEnd: '0.75rem',
  // On phones the two lowest labels would overlap.
  '&:first-of-type': { [media.phone]: { display: 'none' } },
  '&::after': {
    ...pseudoBox,
    insetInlineEnd: 0,
    top: '50%',
    width: '0.5625rem',
    borderTop: mark,
  },
});

interface NestScalesProps {
  /** The boxes of the four plans, the smallest first. The component ignores later changes. */
  sizes: readonly NestSize[];
  ticks: readonly { share: number; isLong: boolean }[];
  children?: ReactNode;
}

/** Draws the horizontal scale (tasks) and the vertical scale (components, hidden on narrow phones). */
function NestScales({ ticks, sizes, children }: NestScalesProps) {
  // Rounds the positions, so that many distances are equal. Equal texts compress well in the HTML.
  const lines = ticks.map(({ share, isLong }, index) => {
    const { share: previous = 0, isLong: wasLong = false } = ticks[index - 1] ?? {};
    const back = wasLong ? 14 : 8;
    return `m${Math.round(share * 1200) - Math.round(previous * 1200)}-${back}v${isLong ? 14 : 8}`;
  });
  return (
    <>
      <div css={tape}>
        <svg css={marks} viewBox="0 0 1200 17" preserveAspectRatio="none" fill="none" aria-hidden>
          <path
            d={`M0 8${lines.join('')}`}
            // With forced colours browsers replace `currentColor` in an SVG, but no other stroke colour.
            stroke="currentColor"
            strokeWidth="1.2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden>
          {sizes.map(({ tasks }, index) => (
            <span key={tasks} data-limit={index} css={taskLimit}>
              {tasks}
            </span>
          ))}
          <b css={firstUnit}>AC</b>
          <b css={lastUnit}>tasks</b>
        </div>
        {children}
      </div>
      <div css={limb} aria-hidden>
        {sizes.map(({ components }, index) => (
          <span key={components} data-limit={index} css={componentLimit}>
            {components}
          </span>
        ))}
      </div>
    </>
  );
}

interface GradedNestProps extends NestScalesProps {
  /** Index of the selected plan. */
  cut: number;
  /** Position of the slider's thumb on the horizontal scale, from 0 to 1. */
  thumb: number;
  components: number;
  isLetOut: boolean;
  className?: string;
}

/**
 * Draws the plans as nested boxes: the width is the number of tasks, and the height the number of components. Screen
 * readers get only the slider (`children`), because the plan cards contain the same facts.
 */
export function GradedNest({
  sizes,
  cut,
  thumb,
  components,
  isLetOut,
  ticks,
  children,
  className,
}: GradedNestProps) {
  const reach = acrossNest(thumb);
  const rise = upNest(components);
  const [places] = useState(() =>
    css(
      sizes.map((each, index) => ({
        [`& [data-limit='${index}']`]: {
          '--at': acrossNest(each.share),
          '--height': upNest(each.components),
        },
      })),
      { '--reach': reach, '--rise': rise },
    ),
  );
  // The security policy blocks `style` attributes, so this effect sets the positions by script.
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(reach + rise);
  useLayoutEffect(() => {
    if (reach + rise === shown.current) return;
    shown.current = reach + rise;
    ref.current!.style.setProperty('--reach', reach);
    ref.current!.style.setProperty('--rise', rise);
  }, [reach, rise]);

  const lookOf = (index: number) => {
    if (index === cut) return 'cut';
    return index > cut ? 'larger' : 'smaller';
  };
  return (
    <div ref={ref} css={[nest, places]} className={className}>
      <div css={table} aria-hidden>
        {sizes
          .map(({ name }, index) => (
            <div key={name} data-limit={index} data-look={lookOf(index)}>
              {index === cut && isLetOut && <div css={letOut} />}
              <div css={size}>
                <NestTab look={lookOf(index)} />
                <NestTab look={lookOf(index)} />
                <p>{name}</p>
              </div>
            </div>
          ))
          .toReversed()}
        <i css={ring} />
        <i css={ring} />
      </div>
      <NestScales ticks={ticks} sizes={sizes}>
        {children}
      </NestScales>
    </div>
  );
}
