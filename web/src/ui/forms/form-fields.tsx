import { css } from '@emotion/react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { color, media, radius } from '../../theme/tokens';
import { Icon } from '../icon';
import { wrappedRow } from '../layout';
import { controlStyle, Field, selectControlStyle, type ControlProps } from './field';

const grid = css({
  ...wrappedRow('var(--field-gap, 1.375rem) 1.25rem'),
  '@media (width < 35em)': { gap: '0.875rem' },
});
const half = css({
  // At most two fields fit into a row.
  flex: '1 1 max(14.5rem, 50% - 0.625rem)',
  minWidth: 0,
  // First and last name are short enough to share a row in narrow forms.
  '&:has([autocomplete$="-name"])': { flexBasis: 'max(8.75rem, 50% - 0.625rem)' },
});
const fullWidth = css({ flex: '1 1 100%', minWidth: 0 });
const longText = css([
  controlStyle,
  // A dialog with a long form sets a height (ui/dialog).
  { resize: 'vertical', minHeight: 'var(--text-height, 6rem)', height: 'var(--text-height)' },
]);

const selectBox = css({ position: 'relative' });
const selectStyle = css([
  selectControlStyle,
  {
    appearance: 'none',
    paddingInlineEnd: '2.75rem',
    textOverflow: 'ellipsis',
    // The same colour as a placeholder (ui/forms/field).
    '&:has([value=""]:checked)': { color: '#6b6f7c' },
    '& > *': { color: color.ink },
  },
]);
const arrow = css({
  position: 'absolute',
  top: '0.9375rem',
  insetInlineEnd: '0.875rem',
  color: color.inkSoft,
  pointerEvents: 'none',
});

const chips = css(wrappedRow('0.625rem'));
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.875rem',
  padding: '0.5rem 0.8125rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  fontSize: '1rem',
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
    // Forced colours remove the other marks of the chosen option.
    [media.forced]: { outline: '2px solid Highlight', outlineOffset: -4 },
  },
  '&:has([aria-invalid=true]:not(:checked))': { borderColor: color.danger },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
});
const chipBox = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** `name` is the field's name in the API (contract). */
export interface FormField<Name extends string = string> {
  name: Name;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'long-text' | 'select' | 'choices';
  isOptional?: boolean;
  isMarkedRequired?: boolean;
  /** Whether the field shares a row with its neighbour if there is space. */
  isHalf?: boolean;
  mark?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Number of visible lines. Only for `long-text`. */
  rows?: number;
  options?: readonly { value: string; label: string }[];
  /** Radio buttons instead of checkboxes. Only for `choices`. */
  isSingle?: boolean;
  /** Label of a first option without a value. Only for `select`. */
  emptyLabel?: string;
  /** The value that is selected when the form opens. Only for `select`. */
  initial?: string;
}

type Registration = Partial<ReturnType<UseFormRegister<FieldValues>>>;

interface FormFieldsProps<Values extends FieldValues> {
  fields: readonly FormField<Path<Values>>[];
  /** React Hook Form's `register`. In a form without that library, a function that returns the control's name. */
  register: UseFormRegister<Values> | ((name: Path<Values>) => Registration);
  errors?: FieldErrors<Values>;
}

export function FormFields<Values extends FieldValues>({
  fields,
  register,
  errors,
}: FormFieldsProps<Values>) {
  return (
    <div css={grid}>
      {fields.map((field) => (
        <div key={field.name} css={field.isHalf ? half : fullWidth}>
          <Field
            {...field}
            error={errors?.[field.name]?.message as string | undefined}
            isGroup={field.kind === 'choices'}
          >
            {(control) => renderControl(field, { ...control, ...register(field.name) })}
          </Field>
        </div>
      ))}
    </div>
  );
}

function renderControl(field: FormField, { id, ...control }: ControlProps & Registration) {
  const { kind, autoComplete, rows = 3, options = [], emptyLabel, initial } = field;
  if (kind === 'choices')
    return (
      <div css={chips}>
        {options.map(({ value, label }) => (
          <label key={value} css={chip}>
            <input
              type={field.isSingle ? 'radio' : 'checkbox'}
              value={value}
              css={chipBox}
              {...control}
            />
            {label}
          </label>
        ))}
      </div>
    );
  // `:placeholder-shown` (ui/forms/field) must match an empty optional control, which therefore needs a placeholder.
  const placeholder = field.placeholder ?? (field.isOptional ? ' ' : undefined);
  const props = { id, autoComplete, required: !field.isOptional, ...control };
  switch (kind) {
    case 'select': {
      // A select without an empty option always has a value, so it cannot be required.
      const isRequired = props.required && emptyLabel !== undefined;
      return (
        <div css={selectBox}>
          <select
            css={selectStyle}
            defaultValue={initial}
            // False, because Chromium would announce a required select as invalid before the first submit.
            aria-invalid={isRequired ? false : undefined}
            {...props}
            required={isRequired}
          >
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
    case 'long-text':
      return <textarea css={longText} rows={rows} placeholder={placeholder} {...props} />;
    default:
      return (
        <input
          css={controlStyle}
          type={kind}
          inputMode={kind}
          placeholder={placeholder}
          {...props}
        />
      );
  }
}
