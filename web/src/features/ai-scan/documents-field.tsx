import { css } from '@emotion/react';
import { useEffect, type RefObject } from 'react';
import { toastMessages } from '#contract/messages';
import { scanExtensions } from '#contract/scan-limits';
import { aiScan } from '../../content/features/ai-scan';
import { color, fontSize, radius } from '../../theme/tokens';
import { Field } from '../../ui/forms/field';
import { FileInput } from '../../ui/forms/file-input';
import { Icon } from '../../ui/icon';
import type { useDocuments } from './use-documents';

const drop = css({ position: 'relative' });
const input = css({
  padding: '22px 20px',
  borderRadius: radius.card,
  // "No file chosen" would be untrue: the list below says what is chosen.
  color: 'transparent',
  '&[aria-invalid=true]': { borderColor: color.danger },
});
const dropNote = css({
  position: 'absolute',
  top: '50%',
  right: 22,
  transform: 'translateY(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: fontSize.small,
  color: color.inkSoft,
  pointerEvents: 'none',
  '@media (max-width: 479.98px), (hover: none)': { display: 'none' },
});
const list = css({ display: 'grid', gap: 8, marginTop: 14 });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '4px 4px 4px 16px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sheet,
});
const fileName = css({ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' });
const size = css({ flex: 'none', fontSize: fontSize.small, color: color.inkSoft });
const removeButton = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: color.inkSoft,
  background: 'transparent',
  '&:hover': { color: color.danger },
});

const accept = scanExtensions.map((extension) => `.${extension}`).join(',');
const text = aiScan.documents;

/** Bytes for people: 12 kB, 1.4 MB. */
function readableSize(bytes: number) {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

interface DocumentsFieldProps extends Omit<ReturnType<typeof useDocuments>, 'take'> {
  ref: RefObject<HTMLInputElement | null>;
  /** It was sent empty. */
  isMissing: boolean;
}

/** The upload field with the chosen documents, each of which can be removed. */
export function DocumentsField({
  files,
  refusals,
  takeFrom,
  remove,
  ref,
  isMissing,
}: DocumentsFieldProps) {
  // Files that were picked before this page became live.
  useEffect(() => {
    if (ref.current) takeFrom(ref.current);
  }, [ref, takeFrom]);

  function handleRemove(file: File) {
    remove(file);
    // The focused button goes with its file.
    ref.current?.focus();
  }

  const error = isMissing ? toastMessages.scanFilesMissing.description : refusals.join(' ');
  return (
    <>
      {/* A refusal comes after the choice, when nobody would read the field's description again. */}
      <div aria-live="polite">
        <Field label={text.label} hint={text.hint} error={error}>
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
                {/* An element for each text: a translator may have put its own in place of the old one. */}
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
                onClick={() => handleRemove(file)}
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
