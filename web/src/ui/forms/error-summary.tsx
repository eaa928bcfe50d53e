import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { color, radius } from '../../theme/tokens';

const box = css({
  padding: '1rem 1.25rem',
  border: `1px solid ${color.danger}`,
  borderRadius: radius.control,
  outline: 'none',
});
const title = css({ fontWeight: 600 });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  marginTop: '0.25rem',
});
const link = css({ display: 'inline-block', minHeight: '1.75rem', color: color.danger });

interface ErrorSummaryProps<Name extends string> {
  /** The form's fields in their order. */
  fields: readonly { name: Name; label: string }[];
  errors: Partial<Record<Name, unknown>>;
  /** Moves the focus to the field. */
  onChoose(name: Name): void;
  /** How often the form was submitted. Each new value brings a new summary. */
  submitCount: number;
  /** Whether a new summary takes the focus. Else it is an alert. */
  takesFocus?: boolean;
}

/**
 * Links to the fields that had errors at the last submit; the messages stand beside the fields. A correction does not
 * change it: the fields below would move, and an alert would be announced again.
 */
export function ErrorSummary<Name extends string>({
  fields,
  errors,
  onChoose,
  submitCount,
  takesFocus = false,
}: ErrorSummaryProps<Name>) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ submitCount, faulty: [] as typeof fields });
  if (shown.submitCount !== submitCount)
    setShown({ submitCount, faulty: fields.filter(({ name }) => errors[name]) });
  useEffect(() => {
    if (takesFocus && submitCount > 0) ref.current?.focus();
  }, [takesFocus, submitCount]);
  if (shown.faulty.length === 0) return null;
  return (
    // A new element for each submit, because only that is announced if the text is the same.
    <div
      key={shown.submitCount}
      ref={ref}
      css={box}
      tabIndex={-1}
      role={takesFocus ? undefined : 'alert'}
    >
      <p css={title}>Please look again at:</p>
      <ul css={list}>
        {shown.faulty.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              css={link}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
