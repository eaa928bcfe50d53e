import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { color, fontSize, radius } from '../../theme/tokens';
import { circle } from '../layout';

const labelRow = css({ marginBottom: '0.4375rem', lineHeight: 1.4 });
const labelStyle = css({ paddingInlineEnd: '0.375rem', fontSize: '1rem', fontWeight: 600 });
const markStyle = css({ fontSize: '0.875rem', color: color.inkSoft });
const below = css({ marginTop: '0.4375rem', fontSize: fontSize.small, lineHeight: 1.45 });
const hintStyle = css({ color: color.inkSoft });
/** The sign "!" is for visitors who cannot see the red colour. */
export const exclamationMark = {
  content: ['"!"', '"!" / ""'],
  font: '700 0.8125rem/1.125rem var(--font-text)',
  textAlign: 'center',
} as const;
const errorStyle = css({
  display: 'flex',
  gap: '0.375rem',
  color: color.danger,
  fontWeight: 500,
  '&::before': {
    ...exclamationMark,
    flex: 'none',
    ...circle('1.125rem'),
    marginTop: 2,
    color: color.sheet,
    background: color.danger,
  },
});

export const invalidLook = {
  borderStyle: 'solid',
  borderColor: color.danger,
  boxShadow: `inset 0 0 0 1px ${color.danger}`,
} as const;
// Only a field with an error has this class. The build renders no errors, so the HTML of pages does not contain this
// rule.
const invalidField = css({ '& [aria-invalid=true]': invalidLook });

/**
 * Keeps a focused control and its label below a toast about its error, which on phones is below the header. The message
 * that then appears at the control may move it up by two lines.
 */
export const belowToast = { scrollMarginTop: '11rem' } as const;

const controlLook = {
  ...belowToast,
  display: 'block',
  width: '100%',
  minHeight: '3.125rem',
  padding: '0.6875rem 0.875rem',
  // The border is dashed until the value is valid.
  border: `1.5px dashed ${color.control}`,
  borderRadius: radius.control,
  lineHeight: 1.5,
  background: color.sheet,
  transition: 'border-color 150ms ease-out',
  '&::placeholder': { color: color.inkSoft, opacity: 0.82 },
  '&:hover': { borderColor: color.ink },
  '&:focus-visible': { outlineOffset: 0, borderColor: 'transparent' },
} as const;

/** A value that matches `unchanged` is valid, but keeps the dashed border, because the visitor has not entered it. */
const control = (unchanged: string) =>
  css(controlLook, {
    // In a form with `novalidate`, a control that the schema accepts has `data-accepted`. The schema replaces the
    // browser's check, which accepts a name that consists of spaces.
    [`&:is([data-accepted], form:not([novalidate]) *):user-valid:not(${unchanged}, [aria-invalid=true])`]:
      { borderStyle: 'solid', borderColor: color.moss },
  });
/** An empty optional field keeps the dashed border. */
export const controlStyle = control(':optional:placeholder-shown');
/** An optional select with its default option keeps the dashed border. */
export const selectControlStyle = control(':optional:not(:has(:checked:not(:default)))');

/** Attributes that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: string;
  isOptional?: boolean;
  /** Shows "required" beside the label. Screen readers announce the attribute `required` instead. */
  isMarkedRequired?: boolean;
  /** Text beside the label that is not part of the accessible name. The default for an optional field is "optional". */
  mark?: string;
  hint?: string;
  error?: string;
  /** Whether the field has several controls, each with its own accessible name. */
  isGroup?: boolean;
  /** Renders the control with these attributes. The controls of a group omit the `id`. */
  children: (control: ControlProps) => ReactNode;
}

export function Field({
  label,
  isOptional,
  isMarkedRequired,
  mark = isOptional ? 'optional' : undefined,
  hint,
  error,
  isGroup,
  children,
}: FieldProps) {
  const id = useId();
  const parts = { mark, hint, error };
  const describedBy = Object.entries(parts).flatMap(([part, is]) => (is ? `${id}-${part}` : []));
  const Label = isGroup ? 'span' : 'label';
  return (
    <div
      css={error && !isGroup && invalidField}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <div css={labelRow}>
        <Label {...(isGroup ? { id: `${id}-label` } : { htmlFor: id })} css={labelStyle}>
          {label}
        </Label>
        {/* The space keeps the text `mark` on the line of the label's last word. */}
        {'\u00a0'}
        {isMarkedRequired && (
          <span css={markStyle} aria-hidden>
            required
          </span>
        )}
        {mark && (
          <span id={`${id}-mark`} css={markStyle}>
            {mark}
          </span>
        )}
      </div>
      {children({
        id,
        ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} css={[below, hintStyle]}>
          {hint.replace(/ (?=[kM]B\b)/g, '\u00a0')}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} css={[below, errorStyle]}>
          {error}
        </p>
      )}
    </div>
  );
}
