import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { color, fontSize, media, radius, softLabel } from '../../theme/tokens';
import { knotted } from '../knotted';
import { wrappedRow } from '../layout';
import { exclamationMark } from './field';

const box = css({
  padding: '1rem 1.25rem',
  border: `1px solid ${color.danger}`,
  borderRadius: radius.control,
});
const plain = css({
  marginTop: '1.25rem',
  lineHeight: 1.45,
  '& > p': { marginBottom: '0.375rem' },
});
const title = css({ fontWeight: 600 });
const list = css({ ...wrappedRow('0.25rem 1.25rem'), marginTop: '0.25rem', color: color.danger });
const plainList = css(wrappedRow('0 0.875rem'), { fontSize: fontSize.small, fontWeight: 400 });
const grouped = css({
  display: 'grid',
  gridTemplateColumns: '8.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  [media.phone]: { display: 'block', marginTop: '0.375rem' },
});
const faultyGroup = css(knotted, {
  ...wrappedRow('0 0.875rem', 'baseline'),
  paddingBottom: '0.875rem',
  '&::before': {
    ...exclamationMark,
    border: '1px solid #ff9a8a',
    color: '#14171f',
    background: '#ff9a8a',
  },
});
const groupName = css(softLabel(1.75));
const link = css({ display: 'inline-block', minHeight: '1.5rem', color: 'inherit' });

interface ErrorSummaryProps<Name extends string> {
  /** The link's text is `shortName` or, without it, the label. Successive fields may share a group. */
  fields: readonly { name: Name; label: string; shortName?: string; group?: string }[];
  errors: Partial<Record<Name, unknown>>;
  onChoose(name: Name): void;
  submitCount: number;
  /** Whether the summary takes the focus after a submit. Otherwise it is an alert for screen readers. */
  takesFocus?: boolean;
  /**
   * Whether the form is in a dialog: it then scrolls to the first invalid field, and to the title above the summary. The
   * summary has no box, and its groups are marks on a dashed line.
   */
  isPlain?: boolean;
}

/**
 * Lists the fields that had errors at the last submit, as links. A correction does not change the list, because the
 * fields would move, and screen readers would announce the list again.
 */
export function ErrorSummary<Name extends string>({
  fields,
  errors,
  onChoose,
  submitCount,
  takesFocus = false,
  isPlain = false,
}: ErrorSummaryProps<Name>) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ submitCount, faulty: [] as typeof fields });
  if (shown.submitCount !== submitCount)
    setShown({ submitCount, faulty: fields.filter(({ name }) => errors[name]) });
  useEffect(() => {
    if (submitCount === 0) return;
    if (isPlain) {
      const form = ref.current?.closest('form');
      form?.querySelector('[aria-invalid=true]')?.scrollIntoView({ block: 'nearest' });
      ref.current?.parentElement?.scrollIntoView();
    }
    if (takesFocus) ref.current?.focus();
  }, [isPlain, takesFocus, submitCount]);
  if (shown.faulty.length === 0) return null;
  return (
    // Screen readers do not announce the same text in the same element again, so each submit gets a new element.
    <div
      key={shown.submitCount}
      ref={ref}
      css={isPlain ? plain : box}
      data-error-summary=""
      tabIndex={-1}
      role={takesFocus ? undefined : 'alert'}
    >
      <p css={title}>Please look again at:</p>
      {[...new Set(shown.faulty.map(({ group }) => group))].map((group) => (
        <div key={group ?? ''} css={group && (isPlain ? faultyGroup : grouped)}>
          {group && <p css={!isPlain && groupName}>{group}</p>}
          <ul css={isPlain ? plainList : list}>
            {shown.faulty
              .filter((field) => field.group === group)
              .map(({ name, label, shortName }) => (
                <li key={name}>
                  <a
                    href={`#${name}`}
                    css={link}
                    onClick={(event) => {
                      event.preventDefault();
                      onChoose(name);
                    }}
                  >
                    {shortName ?? label}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
