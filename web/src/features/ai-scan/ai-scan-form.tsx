import { useRef, useState, type DragEvent } from 'react';
import type { ScanResult } from '#contract/ai-scan';
import { endpoints } from '#contract/endpoints';
import { toastMessages } from '#contract/messages';
import { useWrite } from '../../api/use-write';
import { aiScan } from '../../content/features/ai-scan';
import { dataUse } from '../../content/features/forms';
import { showToast } from '../../runtime/overlays/toast-store';
import { controlStyle, Field } from '../../ui/forms/field';
import { Form, FormActions, FormNote, SubmitButton } from '../../ui/forms/form';
import { DocumentsField } from './documents-field';
import { ScanResults } from './scan-results';
import { ScanTabs, type ScanType } from './scan-tabs';
import { useDocuments } from './use-documents';

const loadAnswerSchema = async () => (await import('#contract/ai-scan')).scanResult;

/** Scans a website or documents and shows what it recommends (specification, sections 4, 5 and 8). */
export function AiScanForm() {
  const [type, setType] = useState<ScanType>('website');
  const [found, setFound] = useState<{ subject: string; result: ScanResult }>();
  const [missing, setMissing] = useState<ScanType>();
  const urlInput = useRef<HTMLInputElement>(null);
  const filesInput = useRef<HTMLInputElement>(null);
  const { take, ...documents } = useDocuments();
  const { write, stop, isWriting } = useWrite(endpoints.aiScan);

  function handleSubmit() {
    const form = new FormData();
    let subject: string;
    form.set('type', type);
    if (type === 'website') {
      const url = urlInput.current?.value.trim();
      if (!url) {
        setMissing(type);
        urlInput.current?.focus();
        return showToast(toastMessages.scanUrlMissing);
      }
      subject = url;
      form.set('url', url);
    } else {
      if (documents.files.length === 0) {
        setMissing(type);
        filesInput.current?.focus();
        return showToast(toastMessages.scanFilesMissing);
      }
      subject = aiScan.documents.count(documents.files.length);
      for (const file of documents.files) form.append('files', file);
    }
    // Of another scan: it would be taken for this one's.
    setFound(undefined);
    const handleFailure = () => showToast(toastMessages.scanFailure);
    // On its way while the server thinks.
    const schema = loadAnswerSchema().catch(() => undefined);
    void write(form, {
      async onSuccess(answer) {
        const parsed = (await schema)?.safeParse(answer);
        if (!parsed?.success) return handleFailure();
        setFound({ subject, result: parsed.data });
        showToast(toastMessages.scanSuccess);
      },
      onFailure: handleFailure,
    });
  }

  /** Files may be dropped anywhere on the form; beside it, the browser would leave the page for the file. */
  function handleDrag(event: DragEvent<HTMLFormElement>) {
    const { types, files } = event.dataTransfer;
    if (!types.includes('Files')) return;
    event.preventDefault();
    if (event.type !== 'drop') return;
    setType('documents');
    take([...files]);
  }

  return (
    <>
      <Form
        data-busy={isWriting || undefined}
        onSubmit={handleSubmit}
        onDragOver={handleDrag}
        onDrop={handleDrag}
      >
        <ScanTabs
          selected={type}
          onSelect={setType}
          panels={{
            website: (
              <WebsiteField
                ref={urlInput}
                isMissing={missing === 'website'}
                onChange={() => setMissing(undefined)}
              />
            ),
            documents: (
              <DocumentsField
                {...documents}
                ref={filesInput}
                isMissing={missing === 'documents' && documents.files.length === 0}
              />
            ),
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

interface WebsiteFieldProps {
  ref: React.Ref<HTMLInputElement>;
  /** It was sent blank. */
  isMissing: boolean;
  onChange(): void;
}

function WebsiteField({ ref, isMissing, onChange }: WebsiteFieldProps) {
  const { label, hint, placeholder } = aiScan.website;
  return (
    <Field
      label={label}
      hint={hint}
      error={isMissing ? toastMessages.scanUrlMissing.description : undefined}
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          onChange={onChange}
          css={controlStyle}
          type="text"
          name="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
