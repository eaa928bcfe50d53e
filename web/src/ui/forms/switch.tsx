import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../../theme/tokens';
import { inlineRow, pseudoBox } from '../layout';

const control = css({
  ...inlineRow('0.625rem'),
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: 10,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'start',
  background: 'none',
});
const track = css({
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 30,
  border: `2px solid ${color.control}`,
  borderRadius: 15,
  background: color.sheet,
  transition: 'background-color 200ms ease-out, border-color 200ms ease-out',
  '&::after': {
    ...pseudoBox,
    top: 3,
    insetInlineStart: 3,
    // The knob is a border, because forced colours remove backgrounds.
    border: `10px solid ${color.control}`,
    borderRadius: '50%',
    transition: 'transform 200ms ease-out, border-color 200ms ease-out',
  },
  '[aria-checked=true] > &': { borderColor: color.cobalt, background: color.cobalt },
  '[aria-checked=true] > &::after': {
    borderColor: '#fff',
    transform: 'translateX(calc(var(--way, 1) * 22px))',
  },
});

interface SwitchProps {
  isOn: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** Before hydration the inline script (app/inline.ts) handles clicks only on buttons, so the switch is a button. */
export function Switch({ isOn, onToggle, children }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} css={control} onClick={onToggle}>
      <span css={track} />
      {children}
    </button>
  );
}
