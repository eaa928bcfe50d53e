import { css } from '@emotion/react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { ChoiceChips } from './choice-chips';
import { controlStyle, Field, type ControlProps } from './field';
import { Select, type Option } from './select';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))',
  gap: '22px 20px',
  '@media (max-width: 559.98px)': { gridTemplateColumns: '1fr', gap: 14 },
  // The two parts of a name share a row on phones too.
  '@media (min-width: 360px) and (max-width: 559.98px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not(:has([autocomplete=given-name], [autocomplete=family-name]))': {
      gridColumn: '1 / -1',
    },
  },
});
const fullWidth = css({ gridColumn: '1 / -1' });
const longText = css([controlStyle, { resize: 'vertical', minHeight: 96 }]);

/** One question of a form as data. `name` is the specification's field name. */
export interface FormField<Name extends string = string> {
  name: Name;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'long-text' | 'select' | 'choices';
  isOptional?: boolean;
  /** Shares its row with a neighbour where there is room. */
  isHalf?: boolean;
  /** Beside the label; a hint stands below the control. */
  mark?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Of `long-text`. */
  rows?: number;
  /** Of `select` and `choices`. */
  options?: readonly Option[];
  /** Of `select`: a first entry, which chooses nothing. */
  emptyLabel?: string;
}

/** What ties a control to its form: at least its name. */
type Registration = { name: string } & Partial<ReturnType<UseFormRegister<FieldValues>>>;

interface FormFieldsProps<Values extends FieldValues> {
  fields: readonly FormField<Path<Values>>[];
  /** React Hook Form's `register`, or a function of its shape where the form's own data are enough. */
  register: UseFormRegister<Values> | ((name: Path<Values>) => Registration);
  errors?: FieldErrors<Values>;
}

/** The fields of a form in their order. */
export function FormFields<Values extends FieldValues>({
  fields,
  register,
  errors,
}: FormFieldsProps<Values>) {
  return (
    <div css={grid}>
      {fields.map((field) => (
        <div key={field.name} css={!field.isHalf && fullWidth}>
          <Field
            label={field.label}
            hint={field.hint}
            mark={field.mark}
            error={errors?.[field.name]?.message as string | undefined}
            isOptional={field.isOptional}
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
  const { kind, autoComplete, rows = 5, options = [], emptyLabel } = field;
  if (kind === 'choices') return <ChoiceChips options={options} {...control} />;
  // Where a control may be empty, `:placeholder-shown` tells that it is (ui/field).
  const placeholder = field.placeholder ?? (field.isOptional ? ' ' : undefined);
  const props = { id, autoComplete, required: !field.isOptional, ...control };
  switch (kind) {
    case 'select':
      return (
        <Select
          options={options}
          emptyLabel={emptyLabel}
          {...props}
          // Where no entry is empty, one is always chosen.
          required={props.required && emptyLabel !== undefined}
        />
      );
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
