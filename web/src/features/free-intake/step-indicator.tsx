import { css } from '@emotion/react';
import { intakeSteps } from '../../content/features/free-intake';
import { border, fontSize } from '../../theme/tokens';
import { knotted } from '../../ui/knotted';

const narrow = '@media (width < 60em)';
const list = css({
  marginTop: '1.5rem',
  [narrow]: { display: 'flex' },
  '[data-error-summary] + &': { display: 'none' },
});
// Forced colours remove backgrounds, so border widths also show whether a step is open, current or done.
const step = css(knotted, {
  '&[aria-current]::before': { borderWidth: 5, background: '#fff' },
  '&:has(~ [aria-current])::before, [data-done] > &::before': { borderWidth: 10 },
  // In narrow windows the steps are on a horizontal line.
  [narrow]: {
    flex: 1,
    paddingBlock: '1.75rem 0',
    paddingInline: '0 0.75rem',
    fontSize: fontSize.small,
    lineHeight: 1.3,
    '&:not(:last-child)::after': {
      insetInline: '1.25rem 0',
      top: '0.625rem',
      bottom: 'auto',
      border: 0,
      borderTop: border.thread,
    },
  },
});

/** Shows the steps of the intake and marks the `current` one. After the last step all are done. */
export function StepIndicator({ current }: { current: number }) {
  return (
    <ol css={list} data-done={current === intakeSteps.length ? '' : undefined}>
      {intakeSteps.map(({ label }, index) => (
        <li key={label} css={step} aria-current={index === current ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  );
}
