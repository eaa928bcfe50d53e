import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
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
  /** Each new value moves the focus to the summary. If absent, the summary is an alert and takes no focus. */
  tryCount?: number;
}

/** Links to the fields with errors; the messages stand beside the fields. */
export function ErrorSummary<Name extends string>({
  fields,
  errors,
  onChoose,
  tryCount,
}: ErrorSummaryProps<Name>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tryCount) ref.current?.focus();
  }, [tryCount]);
  const faulty = fields.filter(({ name }) => errors[name]);
  if (faulty.length === 0) return null;
  return (
    <div ref={ref} css={box} tabIndex={-1} role={tryCount === undefined ? 'alert' : undefined}>
      <p css={title}>Please look again at:</p>
      <ul css={list}>
        {faulty.map(({ name, label }) => (
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
