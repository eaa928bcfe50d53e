import { css, keyframes } from '@emotion/react';
import { longMark, tapeMarks } from '../../brand/pieces/tape-marks';
import { aiScan } from '../../content/features/ai-scan';
import {
  color,
  fluid,
  fontSize,
  labelFont,
  media,
  radius,
  softLabel,
  space,
} from '../../theme/tokens';
import { circle, pseudoBox } from '../../ui/layout';
import type { ScanType } from './scan-tabs';
import { chalkedPaper, fittingSize } from './sheet-styles';

/**
 * Duration (s) of the animation, which is longer than the time limit of a scan. The drawn measuring tape moves by one
 * long mark per second.
 */
const seconds = 120;
/** The numbers on the measuring tape. Up to 17 are visible at once, so 17 more numbers follow after the last second. */
const numbers = Array.from({ length: seconds + 17 }, (_, index) => index * 10);

const run = keyframes({ to: { transform: `translateX(${-seconds * longMark}px)` } });
const tape = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '1.875rem',
  direction: 'ltr',
  // The marker at which the visitor reads the measuring tape.
  '&::after': {
    ...pseudoBox,
    top: 0,
    insetInlineStart: 'calc(62% - 11px)',
    width: 22,
    height: '2.75rem',
    clipPath: 'polygon(0 0, 100% 0, 100% 57%, 50% 100%, 0 57%)',
    background: `linear-gradient(${color.sheet}, ${color.sheet}) 50% 8px / 2px 14px no-repeat #14171f`,
    [media.forced]: { background: 'CanvasText' },
  },
});
const visible = css({ height: '100%', overflow: 'hidden' });
const strip = css(tapeMarks, {
  display: 'flex',
  width: numbers.length * longMark,
  height: '100%',
  font: labelFont(1),
  [media.moving]: { animation: `${run} ${seconds}s linear infinite` },
  '& > span': { flex: 'none', width: longMark, paddingTop: '0.3125rem', paddingInlineStart: 7 },
});
const head = css({ minWidth: 0 });
const kicker = css({
  ...softLabel(1.4),
  // In a single column the section's own heading stays visible, so this label is hidden.
  [media.single]: { display: 'none' },
});
const title = css({
  fontSize: fittingSize('2.375rem', '(100vw - 6rem)'),
  lineHeight: 1,
  letterSpacing: '-0.045em',
  overflowWrap: 'anywhere',
  '& > span': { display: 'block' },
  [media.columns]: {
    marginTop: '1.125rem',
    fontSize: fittingSize('4.25rem', '(100vw - 9rem)'),
  },
  [media.desktop]: {
    fontSize: fittingSize('4.25rem', `(min(${space.container}, 100vw) / 2 - 6rem)`),
  },
});

/** Styles of the form during a scan. The fields are only hidden, so that they keep their values. */
export const runningForm = css({
  '& > :is([role=tablist], [role=tabpanel], [data-note])': { display: 'none' },
  [media.columns]: { justifyContent: 'space-between', minHeight: 'var(--height)' },
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '1.25rem 3.5rem',
    alignItems: 'start',
    // Draws a grid behind `RunningNow`. The result's drawing later has the same grid (cut-sheet).
    '&::before': {
      content: '""',
      gridArea: '1 / 2 / 3',
      alignSelf: 'stretch',
      margin: `calc(-1 * ${fluid.m})`,
      marginInlineStart: 0,
      borderInlineStart: `1px solid ${color.line}`,
      ...chalkedPaper,
    },
    '& > [data-findings]': {
      gridArea: '1 / 2 / 3',
      alignSelf: 'center',
      marginInlineStart: fluid.m,
      padding: '0.75rem 1.5rem',
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      background: color.sheet,
    },
    '& > :last-child': { alignSelf: 'end' },
  },
});
/** Draws a measuring tape that moves past a marker. It covers the static measuring tape at the top of the card. */
export function RunningTape() {
  return (
    <div css={tape} data-tape="" aria-hidden="true">
      <div css={visible}>
        <div css={strip}>
          {numbers.map((number) => (
            <span key={number}>{number || ''}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

export function RunningHeading({ name }: { name: string }) {
  return (
    <div css={head}>
      <p css={kicker}>{aiScan.running.kicker}</p>
      <h3 css={title} style={{ '--letters': Math.max(9, name.length) } as React.CSSProperties}>
        <span>{aiScan.running.title} </span>
        <span>{name}</span>
      </h3>
    </div>
  );
}

const now = css({
  '--indent': '2.125rem',
  position: 'relative',
  display: 'flex',
  gap: '1rem',
  alignItems: 'baseline',
  marginInlineStart: 'var(--indent)',
  padding: '0.6875rem 0',
  lineHeight: 1.4,
  color: color.inkSoft,
  '&::before': {
    ...pseudoBox,
    insetInlineStart: 'calc(-1 * var(--indent))',
    top: '1.125rem',
    ...circle('0.875rem'),
    border: `2px solid ${color.thread}`,
    background: color.sheet,
  },
  '& > small': {
    flex: 'none',
    minWidth: '4.125rem',
    font: labelFont(1),
    color: color.ink,
  },
  '& > span': { fontSize: fontSize.lead, textWrap: 'balance' },
  [media.phone]: { '--indent': '1.625rem', gap: '0.75rem' },
  '@media (width < 22.5em)': {
    display: 'block',
    '& > small': { display: 'block', marginBottom: '0.375rem' },
  },
});

/** Says what the scan does now. Results cannot appear one by one, because a single response contains them all. */
export function RunningNow({ type }: { type: ScanType }) {
  return (
    <p css={now}>
      <small>{aiScan.running.nowLabel}</small>
      <span>{aiScan.running.now[type]}</span>
    </p>
  );
}
