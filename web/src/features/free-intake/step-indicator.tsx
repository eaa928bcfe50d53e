import { css } from '@emotion/react';
import { intake, intakeSteps } from '../../content/features/free-intake';
import { color } from '../../theme/tokens';
import { visuallyHidden } from '../../ui/layout';

const list = css({ display: 'flex', gap: '0.375rem', marginBottom: '1.375rem' });
// Forced colours remove backgrounds, so borders also show the state of a step: open, done, or with errors.
const bar = css({
  flex: 1,
  height: '0.3125rem',
  border: '1px solid transparent',
  borderRadius: 3,
  background: color.line,
});
const currentBar = css({ height: '0.5625rem', borderRadius: 5 });
const reached = css({ borderWidth: 2.5, background: color.cobalt });
const withErrors = css({ borderStyle: 'dashed', background: color.danger });
const hidden = css(visuallyHidden);
const item = css({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  height: '0.5625rem',
});

interface StepIndicatorProps {
  current: number;
  errors: readonly boolean[];
}

export function StepIndicator({ current, errors }: StepIndicatorProps) {
  return (
    <ol css={list}>
      {intakeSteps.map(({ label }, step) => (
        <li key={label} css={item} aria-current={step === current ? 'step' : undefined}>
          <span
            css={[
              bar,
              step <= current && reached,
              step === current && currentBar,
              errors[step] && withErrors,
            ]}
          />
          {/* One string and not two, because React cannot update an element with several text nodes after browser
              translation has replaced them. */}
          <span css={hidden}>{errors[step] ? `${label}, ${intake.hasErrors}` : label}</span>
        </li>
      ))}
    </ol>
  );
}
