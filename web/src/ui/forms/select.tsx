import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color } from '../../theme/tokens';
import { Icon } from '../icon';
import { controlStyle } from './field';

const box = css({ position: 'relative' });
const native = css([
  controlStyle,
  { appearance: 'none', paddingRight: 44, textOverflow: 'ellipsis' },
]);
const arrow = css({
  position: 'absolute',
  top: 15,
  right: 14,
  color: color.inkSoft,
  pointerEvents: 'none',
});

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly Option[];
  /** A first entry, which chooses nothing; without it the first option is chosen. */
  emptyLabel?: string;
}

/** A native select in the form's look. */
export function Select({ options, emptyLabel, ...props }: SelectProps) {
  return (
    <div css={box}>
      <select css={native} {...props}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" css={arrow} />
    </div>
  );
}
