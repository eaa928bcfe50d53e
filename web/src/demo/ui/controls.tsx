import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, font, radius } from '../../theme/tokens';

const name = css({ display: 'block', font: `600 0.9375rem/1.4 ${font.text}`, color: color.ink });
const control = css({
  display: 'block',
  width: '100%',
  minHeight: '2.5rem',
  marginTop: '0.25rem',
  padding: '0.375rem 0.625rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  font: `400 0.9375rem/1.5 ${font.text}`,
  color: color.ink,
  background: color.nightRaised,
});

export const DemoField = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label css={name}>
    {label}
    <input css={control} autoComplete="off" {...input} />
  </label>
);

interface DemoChoiceProps extends ComponentProps<'select'> {
  label: string;
  /** The options' labels by value. */
  options: Readonly<Record<string, string>>;
}

export const DemoChoice = ({ label, options, ...select }: DemoChoiceProps) => (
  <label css={name}>
    {label}
    <select css={control} {...select}>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
