import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { color, font, fontSize, media } from '../../theme/tokens';
import { seamInset, tabDepth, tabLine } from '../pieces/piece-geometry';
import { NestTape, percent, type TapeTick } from './nest-tape';

const nest = css({
  // `--first` is the height of the smallest size, and `--step` the difference between two sizes.
  '--first': 'clamp(2.75rem, 9.2vw + 0.5rem, 7.5rem)',
  '--step': 'clamp(1.5rem, 4.35vw + 0.4375rem, 3.75rem)',
  '--tab': '1px',
  position: 'relative',
  paddingTop: 'calc(17 * var(--tab))',
  [media.phone]: { '--tab': '0.6px' },
  [media.print]: { '--first': '40px', '--step': '24px' },
});
const table = css({ position: 'relative', height: 'calc(var(--first) + 3 * var(--step))' });

const mono = { font: `500 ${fontSize.label}/1.2 ${font.mono}`, color: color.inkSoft };
/** A size ends at `--end`. `data-look` says whether it is the cut size, a larger one or a smaller one. */
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
    // A phone shows the name of the chosen size only.
    [media.phone]: { display: 'none', top: '0.625rem', insetInlineEnd: '0.75rem' },
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
// One tab is in the middle of a size's top, and one at its end. Print and forced colours show none.
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

/** The tab, with cloth below it that covers the straight edge and its seam. A smaller size lies on the cut one. */
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

// The part of the need that exceeds the cut size, drawn in thread up to the middle of the slider's thumb.
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
  // The space between the thumb and the tape's end is too small.
  '&[data-far] > span': { insetInline: 'auto 0.375rem', background: color.threadTint },
});

interface NestSize {
  name: string;
  /** The number at its end on the tape, such as "10,000". */
  end: string;
  /** The same position on the tape, 0 to 1. */
  share: number;
}
interface GradedNestProps {
  /** Four sizes, the smallest first. Constant. */
  sizes: readonly NestSize[];
  cut: number;
  /** How far the need exceeds the cut size: the position on the tape (0 to 1) and its text. */
  letOut?: { share: number; text: string };
  ticks: readonly TapeTick[];
  children?: ReactNode;
  className?: string;
}

/** The plans as nested sizes of one pattern above a tape. Decorative except for the slider: the cards say the same. */
export function GradedNest({ sizes, cut, letOut, ticks, children, className }: GradedNestProps) {
  const [places] = useState(() =>
    css(
      sizes.map(({ share }, index) => ({
        [`& > [data-size='${index}']`]: {
          '--end': percent(share),
          '--height': `calc(var(--first) + ${index} * var(--step))`,
        },
      })),
      { '--reach': percent(letOut?.share ?? 0) },
    ),
  );
  // The Content-Security-Policy blocks `style` attributes, so the static page has this value in a rule (above).
  const tableRef = useRef<HTMLDivElement>(null);
  const reach = letOut?.share;
  const shown = useRef(reach);
  useLayoutEffect(() => {
    if (reach === undefined || reach === shown.current) return;
    shown.current = reach;
    tableRef.current!.style.setProperty('--reach', percent(reach));
  }, [reach]);

  const lookOf = (index: number) => {
    if (index === cut) return 'cut';
    return index > cut ? 'larger' : 'smaller';
  };
  return (
    <div css={nest} className={className}>
      <div ref={tableRef} css={[table, places]} aria-hidden>
        {sizes
          .map(({ name, end }, index) => (
            <div key={name} data-size={index} data-look={lookOf(index)}>
              {index === cut && letOut && (
                <div css={outside} data-far={letOut.share > 0.8 || undefined}>
                  <span>{letOut.text}</span>
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
