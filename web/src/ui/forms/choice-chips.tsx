import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, radius } from '../../theme/tokens';
import type { Option } from './select';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 46,
  padding: '8px 13px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  fontSize: 16,
  fontWeight: 500,
  lineHeight: 1.3,
  background: color.sheet,
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
  '&:hover': { borderColor: color.ink },
  '&:has(:checked)': {
    borderColor: color.cobalt,
    boxShadow: `inset 0 0 0 1px ${color.cobalt}`,
    background: color.cobaltTint,
    // Forced colours drop the tint and the inner line.
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -4 },
  },
  '&:has([aria-invalid=true]:not(:checked))': { borderColor: color.danger },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
});
const box = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

interface ChoiceChipsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  options: readonly Option[];
  /** One choice at most: radio buttons. */
  isSingle?: boolean;
}

/** Any number of choices: checkboxes with one name, each drawn by its label. */
export function ChoiceChips({ options, isSingle, ...props }: ChoiceChipsProps) {
  return (
    <div css={chips}>
      {options.map(({ value, label }) => (
        <label key={value} css={chip}>
          <input type={isSingle ? 'radio' : 'checkbox'} value={value} css={box} {...props} />
          {label}
        </label>
      ))}
    </div>
  );
}
