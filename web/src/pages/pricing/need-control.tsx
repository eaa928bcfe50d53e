import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { GradedNest } from '../../brand/illustrations/graded-nest';
import type { Estimate, Need } from '../../content/pages/price-estimate';
import { pricing } from '../../content/pages/pricing';
import { color, font, media, radius } from '../../theme/tokens';
import { circle, wrappedRow } from '../../ui/layout';
import { formatCount } from '../../content/numbers';
import { positionOf, shareAt, shareOf, sliderRange, tasksAt, ticks } from './task-scale';
import { parseTyped } from './use-need';

const { estimate: texts, plans } = pricing;
const { initial, most } = texts;

// Width of the slider's thumb. It is at most 36 px, because at both ends of the slider half of the thumb is in the
// page's margin, which is at least 20 px wide.
const thumb = 'min(1.875rem, 36px)';

const form = css({ display: 'contents' });
const withScript = { '@media print, (scripting: none)': { display: 'none' } };
const number = css({
  ...wrappedRow('0 0.75rem', 'baseline'),
  color: color.inkSoft,
  '& > *': { color: color.ink },
  [media.single]: { fontSize: '0.9375rem', lineHeight: 1.3 },
  // Both numbers share a row (plans.tsx), so their labels are below them.
  '@media (22.5em <= width < 47.5em)': { flexDirection: 'column', rowGap: 4 },
});
const components = css({
  gridArea: 'components',
  ...wrappedRow('0.25rem 1rem', 'center'),
  [media.phone]: { position: 'relative' },
});
const figure = {
  fontFamily: font.head,
  fontSize: '2.5rem',
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.035em',
};
const field = css(figure, {
  fieldSizing: 'content',
  minWidth: '1ch',
  maxWidth: 'min(4.8em, 100%)',
  padding: '0 2px 2px',
  border: 0,
  borderBottom: `2px solid ${color.ink}`,
  background: 'none',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none' },
  '&:focus-visible': { borderRadius: radius.control },
  ...withScript,
});
const fixed = css({
  ...figure,
  display: 'none',
  '@media print, (scripting: none)': { display: 'block' },
});
const steppers = css({
  display: 'flex',
  gap: '0.5rem',
  [media.phone]: { position: 'absolute', insetInlineEnd: 0, top: 0 },
  ...withScript,
});
const stepper = css({
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: `1px solid ${color.ink}`,
  borderRadius: 10,
  background: 'none',
  font: `600 1.375rem/1 ${font.text}`,
  '@media (hover: hover)': { '&:hover': { background: color.sheet } },
  // The alternative text is empty, because the button has a name.
  '&::before': { content: ['"−"', '"−" / ""'] },
  '& + &::before': { content: ['"+"', '"+" / ""'] },
});

const thumbLook = {
  appearance: 'none',
  boxSizing: 'border-box',
  ...circle(thumb),
  border: `4px solid ${color.thread}`,
  background: `radial-gradient(circle, ${color.ink} 15%, ${color.sheet} 17%)`,
} as const;
const slider = css({
  position: 'absolute',
  top: 'calc(50% - 1.375rem)',
  // The slider is wider than the scale by a thumb's width, so that the middle of the thumb reaches both ends of the
  // scale. `--limb` is the width of the vertical scale to the left of it (brand/illustrations/graded-nest).
  insetInlineStart: `calc(var(--limb) - ${thumb} / 2)`,
  width: `calc(100% - var(--limb) + ${thumb})`,
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
  components: includes.components,
  tasks: formatCount(includes.executions) + (monthlyPrice === undefined ? '+' : ''),
  share: shareOf(includes.executions),
}));

interface NeedControlProps {
  need: Need;
  estimate: Estimate;
  onChange: (change: Partial<Pick<Need, 'tasks' | 'components'>>) => void;
  onLeave: () => void;
}

/** The fields are uncontrolled, so that React keeps what the visitor entered before hydration. */
export function NeedControl({ need, estimate, onChange, onLeave }: NeedControlProps) {
  const tasksRef = useRef<HTMLInputElement>(null);
  const componentsRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const { tasks } = need;
  const shown = useRef(need);

  useEffect(() => {
    const [typed, counted, moved] = [tasksRef.current!, componentsRef.current!, sliderRef.current!];
    const { tasks: before, components: fewer } = shown.current;
    if (typed.value !== typed.defaultValue)
      onChange({ tasks: parseTyped('tasks', typed.value) ?? before });
    else if (moved.value !== moved.defaultValue) onChange({ tasks: tasksAt(moved.valueAsNumber) });
    if (counted.value !== counted.defaultValue)
      onChange({ components: parseTyped('components', counted.value) ?? fewer });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    const { tasks: oldTasks, components: oldComponents } = shown.current;
    shown.current = need;
    // The field in which the visitor types keeps its text.
    const write = (input: HTMLInputElement, text: string) => {
      if (document.activeElement !== input) input.value = text;
    };
    if (oldTasks !== tasks) {
      write(tasksRef.current!, formatCount(tasks));
      sliderRef.current!.value = `${positionOf(tasks)}`;
    }
    if (oldComponents !== need.components) write(componentsRef.current!, `${need.components}`);
  });

  const handleTyped =
    (name: 'tasks' | 'components') =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed = parseTyped(name, target.value);
      if (typed !== undefined) onChange({ [name]: typed });
    };
  return (
    <form css={form} onSubmit={(event) => event.preventDefault()}>
      <label css={number}>
        <input
          ref={tasksRef}
          css={field}
          name="tasks"
          // A field of the type `number` cannot show "1,500".
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={formatCount(initial.tasks)}
          onChange={handleTyped('tasks')}
          onBlur={({ target }) => {
            target.value = formatCount(tasks);
            onLeave();
          }}
        />
        <span css={fixed}>{formatCount(tasks)}</span>
        {texts.unit}
      </label>
      <div css={components}>
        <label css={number}>
          <input
            ref={componentsRef}
            css={field}
            name="components"
            type="number"
            aria-label={texts.components}
            autoComplete="off"
            min={0}
            max={most.components}
            defaultValue={initial.components}
            onChange={handleTyped('components')}
            onBlur={({ target }) => {
              target.value = `${need.components}`;
              onLeave();
            }}
          />
          <span css={fixed}>{need.components}</span>
          {texts.components.toLowerCase()}
        </label>
        <div css={steppers}>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              css={stepper}
              aria-label={step < 0 ? texts.fewer : texts.more}
              onClick={() =>
                onChange({
                  components: Math.min(Math.max(need.components + step, 0), most.components),
                })
              }
              onBlur={onLeave}
            />
          ))}
        </div>
      </div>
      <GradedNest
        css={{ gridArea: 'nest' }}
        sizes={sizes}
        cut={plans.indexOf(estimate.plan)}
        ticks={ticks}
        // The thumb has only whole steps, so its position may differ from `tasks` by less than a step.
        thumb={shareAt(positionOf(tasks))}
        components={need.components}
        isLetOut={estimate.lines.some(({ kind }) => kind === 'executions' || kind === 'components')}
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
          onChange={({ target }) => onChange({ tasks: tasksAt(target.valueAsNumber) })}
          onBlur={onLeave}
        />
      </GradedNest>
    </form>
  );
}
