import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { scanExtensions } from '#contract/scan-limits';
import { aiScan } from '../../content/features/ai-scan';
import { border, color, noteText, radius } from '../../theme/tokens';
import { iconButton } from '../../ui/button';
import { Field } from '../../ui/forms/field';
import { FileInput } from '../../ui/forms/file-input';
import { Icon } from '../../ui/icon';
import { centredRow } from '../../ui/layout';
import type { useDocuments } from './use-documents';

const drop = css({ position: 'relative' });
const input = css({
  padding: '1.375rem 1.25rem',
  // Hides the input's text "No file chosen", because the list below names the chosen files.
  color: 'transparent',
});
const dropNote = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '1.375rem',
  ...centredRow('0.625rem'),
  ...noteText,
  pointerEvents: 'none',
  '@media (width < 30em), (hover: none)': { display: 'none' },
});
const list = css({ display: 'grid', gap: '0.5rem', marginTop: '0.875rem' });
const item = css({
  ...centredRow('0.75rem'),
  paddingBlock: '0.25rem',
  paddingInline: '1rem 0.25rem',
  border: border.hairline,
  borderRadius: radius.control,
  background: color.sheet,
});
const fileName = css({ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' });
const size = css({ flex: 'none', ...noteText });
const removeButton = css(iconButton(44), {
  flex: 'none',
  color: color.inkSoft,
  '&:hover': { color: color.danger },
});

const accept = scanExtensions.map((extension) => `.${extension}`).join(',');
const text = aiScan.documents;

function readableSize(bytes: number) {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

interface DocumentsFieldProps extends Omit<
  ReturnType<typeof useDocuments>,
  'take' | 'checkReadable'
> {
  /** Replaces `refusals`, the messages about files that the form did not accept. */
  error: string | undefined;
}

export function DocumentsField({ files, refusals, takeFrom, remove, error }: DocumentsFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  // The visitor may have chosen files before hydration.
  useEffect(() => takeFrom(ref.current!), [takeFrom]);

  function handleRemove(file: File, button: HTMLElement) {
    // The focused button disappears with its file, so the button of a neighbouring file takes the focus. The field
    // itself may be out of view.
    const removed = button.closest('li')!;
    const neighbour = removed.nextElementSibling ?? removed.previousElementSibling;
    remove(file);
    (neighbour?.querySelector('button') ?? ref.current)?.focus();
  }

  return (
    <>
      {/* A live region, because screen readers do not repeat a description that changes. */}
      <div aria-live="polite">
        <Field label={text.label} hint={text.hint} error={error ?? refusals.join(' ')}>
          {(control) => (
            <div css={drop}>
              <FileInput
                {...control}
                ref={ref}
                css={input}
                name="files"
                multiple
                accept={accept}
                onChange={(event) => takeFrom(event.currentTarget)}
              />
              <span css={dropNote} aria-hidden>
                {/* Each text needs an element of its own, because React cannot update a text node that browser
                   translation has replaced. */}
                {files.length > 0 ? (
                  <b key={files.length}>{text.count(files.length)}</b>
                ) : (
                  <span>{text.drop}</span>
                )}
                <Icon name="upload" />
              </span>
            </div>
          )}
        </Field>
      </div>
      {files.length > 0 && (
        <ul css={list} aria-label={text.chosen} data-chosen-files="">
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`} css={item}>
              <span css={fileName}>{file.name}</span>
              <span css={size}>{readableSize(file.size)}</span>
              <button
                type="button"
                css={removeButton}
                aria-label={text.remove(file.name)}
                onClick={(event) => handleRemove(file, event.currentTarget)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
