import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { GradedNest } from '../../brand/illustrations/graded-nest';
import type { Estimate } from '../../content/pages/price-estimate';
import { pricing } from '../../content/pages/pricing';
import { color, font, fontSize } from '../../theme/tokens';
import { wrappedRow } from '../../ui/layout';
import { formatCount } from '../../ui/numbers';
import { positionOf, shareAt, shareOf, sliderRange, tasksAt, ticks } from './task-scale';
import { numberField } from './number-field';
import { parseTyped } from './use-need';

const { estimate: texts, plans } = pricing;
// Width of the slider's thumb. Half of it may extend into the page's margin.
const thumb = 'min(1.875rem, 36px)';

// The form has no box of its own, so that its two parts are items of the surrounding grid.
const form = css({ display: 'contents' });
const withScript = { '@media print, (scripting: none)': { display: 'none' } };
const number = css({
  gridArea: 'number',
  ...wrappedRow('0 0.875rem'),
  alignItems: 'baseline',
  fontSize: fontSize.lead,
  color: color.inkSoft,
  '& > *': { color: color.ink },
});
const figure = {
  fontFamily: font.head,
  fontSize: fontSize.figure,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.035em',
};
const field = css(numberField, figure, {
  fieldSizing: 'content',
  minWidth: '1.5em',
  maxWidth: 'min(4.2em, 100%)',
  ...withScript,
});
const fixed = css({
  ...figure,
  display: 'none',
  '@media print, (scripting: none)': { display: 'block' },
});

const thumbLook = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumb,
  height: thumb,
  border: `4px solid ${color.thread}`,
  borderRadius: '50%',
  background: `radial-gradient(circle, ${color.ink} 15%, ${color.sheet} 17%)`,
} as const;
const slider = css({
  position: 'absolute',
  top: 'calc(50% - 1.375rem)',
  // The slider is wider than the tape by the width of the thumb. So the middle of the thumb can reach both ends of the
  // tape.
  insetInlineStart: `calc(${thumb} / -2)`,
  width: `calc(100% + ${thumb})`,
  height: '2.75rem',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-thumb': thumbLook,
  '&::-moz-range-thumb': thumbLook,
  ...withScript,
});

const sizes = plans.map(({ name, includes, monthlyPrice }) => ({
  name,
  end: formatCount(includes.executions) + (monthlyPrice === undefined ? '+' : ''),
  share: shareOf(includes.executions),
}));
const tapeTicks = ticks.map(({ share, isLong, tasks }) => ({
  share,
  isLong,
  label: isLong ? formatCount(tasks) : undefined,
}));

interface TasksControlProps {
  tasks: number;
  estimate: Estimate;
  onChange: (tasks: number) => void;
  onLeave: () => void;
}

/**
 * Slider and field for the task count. They are uncontrolled, so that React keeps what the visitor has entered before
 * hydration.
 */
export function TasksControl({ tasks, estimate, onChange, onLeave }: TasksControlProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const shown = useRef(tasks);

  useEffect(() => {
    const [typed, moved] = [fieldRef.current!, sliderRef.current!];
    if (typed.value !== typed.defaultValue) onChange(parseTyped(typed.value) ?? shown.current);
    else if (moved.value !== moved.defaultValue) onChange(tasksAt(moved.valueAsNumber));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    if (shown.current === tasks) return;
    shown.current = tasks;
    // While the visitor types in the field, its text does not change.
    if (document.activeElement !== fieldRef.current) fieldRef.current!.value = formatCount(tasks);
    sliderRef.current!.value = `${positionOf(tasks)}`;
  }, [tasks]);

  const cut = plans.indexOf(estimate.plan);
  const extra = estimate.lines.find(({ kind }) => kind === 'executions')?.count;
  const { initial } = texts;
  return (
    <form css={form} onSubmit={(event) => event.preventDefault()}>
      <label css={number}>
        <input
          ref={fieldRef}
          css={field}
          name="tasks"
          // A field of the type `number` cannot show "1,500".
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={formatCount(initial.tasks)}
          onChange={({ target }) => {
            const typed = parseTyped(target.value);
            if (typed !== undefined) onChange(typed);
          }}
          onBlur={({ target }) => {
            target.value = formatCount(tasks);
            onLeave();
          }}
        />
        <span css={fixed}>{formatCount(tasks)}</span>
        {texts.unit}
      </label>
      <GradedNest
        css={{ gridArea: 'nest' }}
        sizes={sizes}
        cut={cut}
        ticks={tapeTicks}
        // The thumb is at a whole step of the slider. The exact position of `tasks` may be between two steps, so it
        // would differ from the position of the thumb.
        thumb={shareAt(positionOf(tasks))}
        letOut={extra === undefined ? undefined : `+${formatCount(extra)} extra`}
      >
        <input
          ref={sliderRef}
          css={slider}
          type="range"
          name="position"
          autoComplete="off"
          aria-label={texts.tasks}
          aria-valuetext={formatCount(tasks)}
          {...sliderRange}
          defaultValue={positionOf(initial.tasks)}
          onChange={({ target }) => onChange(tasksAt(target.valueAsNumber))}
          onBlur={onLeave}
        />
      </GradedNest>
    </form>
  );
}
