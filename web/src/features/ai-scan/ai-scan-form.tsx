import { useState, type DragEvent } from 'react';
import type { ScanResult } from '#contract/ai-scan';
import { endpoints } from '#contract/endpoints';
import { toastMessages } from '#contract/messages';
import { checkWith, useCheckedForm } from '../../api/check-on-demand';
import { showFieldErrors } from '../../api/show-field-errors';
import { useWrite } from '../../api/use-write';
import { aiScan } from '../../content/features/ai-scan';
import { dataUse } from '../../content/features/forms';
import { showToast } from '../../runtime/overlays/toast-store';
import { controlStyle, Field } from '../../ui/forms/field';
import { Form, FormActions, FormNote, SubmitButton } from '../../ui/forms/form';
import type { Scan } from './ai-scan-schema';
import { DocumentsField } from './documents-field';
import { ScanResults } from './scan-results';
import { ScanTabs } from './scan-tabs';
import { useDocuments, type ScanValues } from './use-documents';

const { website } = aiScan;

const loadSchemas = () => import('./ai-scan-schema');
const check = checkWith<ScanValues, Scan>(async () => (await loadSchemas()).scanSchema);
const requiredAnswer = async () => (await loadSchemas()).scanResult;

/** Scans a website or documents and shows what the scan recommends (specification, sections 4, 5 and 8). */
export function AiScanForm() {
  const [found, setFound] = useState<{ subject: string; result: ScanResult }>();
  const form = useCheckedForm(check, {
    defaultValues: { type: 'website', files: [] },
    // Else a successful scan would make an emptied field show an error at once.
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, watch, setValue, setError, clearErrors } = form;
  const { errors } = form.formState;
  const type = watch('type');
  const { take, ...documents } = useDocuments(form);
  const { write, stop, isWriting } = useWrite(endpoints.aiScan, { requiredAnswer });

  const submit = handleSubmit(
    (scan, event) => {
      const body = new FormData();
      body.set('type', scan.type);
      let subject: string;
      if (scan.type === 'website') {
        body.set('url', scan.url);
        subject = scan.url;
      } else {
        for (const file of scan.files) body.append('files', file);
        subject = aiScan.documents.count(scan.files.length);
      }
      // A result left from the last scan would be taken for this one's.
      setFound(undefined);
      return write(body, {
        onSuccess(result) {
          setFound({ subject, result });
          showToast(toastMessages.scanSuccess);
        },
        onFailure(error) {
          // The field of the other panel is hidden.
          const shown = scan.type === 'website' ? 'url' : 'files';
          const [name] = showFieldErrors(error, [shown], setError);
          const sent = event?.target;
          const focused = document.activeElement;
          // A scan takes up to a minute: the visitor may have moved on.
          if (name && (focused === document.body || sent.contains(focused)))
            sent.elements[name].focus();
          showToast(toastMessages.scanFailure);
        },
      });
    },
    ({ url }, event) => {
      if (url) return showToast(toastMessages.scanUrlMissing);
      // React Hook Form does not know this input: its files move to the form's value at once.
      event?.target.elements.files.focus();
      showToast(toastMessages.scanFilesMissing);
    },
  );

  /** Files may be dropped anywhere on the form. Without a handler, the browser would open the file instead of the page. */
  function handleDrag(event: DragEvent<HTMLFormElement>) {
    const { types, files } = event.dataTransfer;
    if (!types.includes('Files')) return;
    event.preventDefault();
    if (event.type !== 'drop') return;
    setValue('type', 'documents');
    take([...files]);
  }

  return (
    <>
      <Form
        data-busy={isWriting || undefined}
        onSubmit={(event) => {
          // A script may have put files in without an event.
          documents.takeFrom(event.currentTarget.elements.namedItem('files') as HTMLInputElement);
          void submit(event);
        }}
        onDragOver={handleDrag}
        onDrop={handleDrag}
      >
        <ScanTabs
          selected={type}
          onSelect={(selected) => setValue('type', selected)}
          panels={{
            website: (
              <Field label={website.label} hint={website.hint} error={errors.url?.message}>
                {(control) => (
                  <input
                    {...control}
                    {...register('url', { onChange: () => clearErrors('url') })}
                    css={controlStyle}
                    type="text"
                    inputMode="url"
                    autoComplete="url"
                    autoCapitalize="none"
                    spellCheck={false}
                    placeholder={website.placeholder}
                  />
                )}
              </Field>
            ),
            documents: <DocumentsField {...documents} error={errors.files} />,
          }}
        />
        <FormNote>{dataUse.scan[type]}</FormNote>
        <FormActions>
          <SubmitButton
            isSending={isWriting}
            sendingLabel={aiScan.pending}
            onStop={stop}
            stopAfter={0}
            slowText={aiScan.pendingNote}
          >
            {aiScan.submit}
          </SubmitButton>
        </FormActions>
      </Form>
      <div aria-live="polite">{found && !isWriting && <ScanResults {...found} />}</div>
    </>
  );
}
