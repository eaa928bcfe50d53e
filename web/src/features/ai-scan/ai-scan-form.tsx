import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type DragEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { ScanResult } from '#contract/ai-scan';
import { endpoints } from '#contract/endpoints';
import { toastMessages } from '#contract/messages';
import { checkWith, useCheckedForm } from '../../api/check-on-demand';
import { showFieldErrors } from '../../api/show-field-errors';
import { useWrite } from '../../api/use-write';
import { aiScan } from '../../content/features/ai-scan';
import { dataUse } from '../../content/features/forms';
import { anchors } from '../../paths';
import { showToast } from '../../runtime/overlays/toast-store';
import { controlStyle, Field } from '../../ui/forms/field';
import { DataNote, Form, FormActions, SubmitButton } from '../../ui/forms/form';
import type { Scan } from './ai-scan-schema';
import {
  documentsSubject,
  forgetSharedPattern,
  patternOf,
  readSharedPattern,
  websiteSubject,
  type Pattern,
  type ScanSubject,
} from './cut-pieces';
import { CutSheet } from './cut-sheet';
import { DocumentsField } from './documents-field';
import { runningForm, RunningHeading, RunningNow, RunningTape } from './running-scan';
import { ScanLayout, useSheetPlace } from './scan-layout';
import { ScanTabs } from './scan-tabs';
import { useDocuments, type ScanValues } from './use-documents';

const { website, sheet } = aiScan;

const loadSchemas = () => import('./ai-scan-schema');
const check = checkWith<ScanValues, Scan>(async () => (await loadSchemas()).scanSchema);
const requiredResponse = async () => (await loadSchemas()).scanResult;

interface FoundScan {
  subject: ScanSubject;
  result: ScanResult;
  at: Date;
  /** True if the visitor waited at the form when the result arrived. The result then takes the focus. */
  isAwaited: boolean;
}

const dayOf = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

/**
 * Moves the focus to an element of the form. A scan takes up to a minute. If the visitor uses another part of the page by
 * then, the focus stays there.
 */
function moveFocus(form: HTMLFormElement, element: Element | null) {
  const { activeElement } = document;
  if (activeElement === document.body || form.contains(activeElement))
    (element as HTMLElement).focus();
}

/** Whether the visitor waits for the result: the form is in view, and no element outside the form has the focus. */
function isAwaitedAt(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  const { top, bottom } = form.getBoundingClientRect();
  return (
    (activeElement === document.body || form.contains(activeElement)) &&
    top < innerHeight &&
    bottom >= 0
  );
}

/**
 * Returns the result that the page's URL contains, and a function that removes it from the URL. If there is such a
 * result and the URL has no hash, scrolls to the scan's section on load.
 */
function useSharedPattern() {
  const [query, setQuery] = useSearchParams();
  const shared = readSharedPattern(query);
  const isAsked = shared !== undefined;
  useEffect(() => {
    if (isAsked && !location.hash && scrollY === 0)
      document.getElementById(anchors.scan)?.scrollIntoView();
  }, [isAsked]);
  const forget = () => {
    if (forgetSharedPattern(query)) setQuery(query, { replace: true });
  };
  return { shared, forget };
}

/** The form that scans a website or documents, with the scan's result above it (requirements, sections 4, 5 and 8). */
export function AiScanForm() {
  const ref = useRef<HTMLFormElement>(null);
  const place = useSheetPlace();
  const { shared, forget } = useSharedPattern();
  const [subject, setSubject] = useState<ScanSubject>();
  const [found, setFound] = useState<FoundScan>();
  /**
   * Height (px) of the form at the submit. On tablets and wider screens the form keeps at least this height during the
   * scan, so that nothing below it moves.
   */
  const [height, setHeight] = useState(0);
  const form = useCheckedForm(check, {
    defaultValues: { type: 'website', files: [] },
    // By default React Hook Form validates on each change after a submit. A field that the visitor clears after a scan
    // would then show an error.
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, watch, setValue, setError, clearErrors } = form;
  const { errors } = form.formState;
  const type = watch('type');
  const { take, checkReadable, ...documents } = useDocuments(form);
  const { write, stop, isWriting } = useWrite(endpoints.aiScan, { requiredResponse });
  /**
   * The element that had the focus when the scan started. The scan hides or disables this element, and the focus
   * returns to it after the scan, unless a field has an error. Then that field gets the focus.
   */
  const hadFocus = useRef<Element>(null);
  // A second scan removes the first result above the form, which may move the form out of view. Scrolls to the form at
  // once, because `isAwaitedAt` reads its position when the response arrives.
  useLayoutEffect(() => {
    if (isWriting) ref.current!.scrollIntoView({ block: 'nearest' });
  }, [isWriting]);
  useEffect(() => {
    if (!isWriting) return undefined;
    const sent = ref.current!;
    // A failed scan hides the field with the error until now, so only now can the field take the focus.
    return () => moveFocus(sent, sent.querySelector('[aria-invalid=true]') ?? hadFocus.current);
  }, [isWriting]);

  const submit = handleSubmit(
    async (scan, event) => {
      if (scan.type === 'documents' && !(await checkReadable(scan.files))) {
        event?.target.elements.files.focus();
        return showToast(toastMessages.scanFailure);
      }
      const body = new FormData();
      body.set('type', scan.type);
      let scanned: ScanSubject;
      if (scan.type === 'website') {
        body.set('url', scan.url);
        scanned = websiteSubject(scan.url);
      } else {
        for (const file of scan.files) body.append('files', file);
        scanned = documentsSubject(scan.files.length);
      }
      setSubject(scanned);
      setFound(undefined);
      forget();
      return write(body, {
        onSuccess(result) {
          const isAwaited = isAwaitedAt(event!.target as HTMLFormElement);
          setFound({ subject: scanned, result, at: new Date(), isAwaited });
          showToast(toastMessages.scanSuccess);
        },
        onFailure(error) {
          // Only the field of the open tab is visible, so only this field can show an error.
          const shown = scan.type === 'website' ? 'url' : 'files';
          const [name] = showFieldErrors(error, [shown], setError);
          if (name) moveFocus(event?.target, event?.target.elements[name]);
          showToast(toastMessages.scanFailure);
        },
      });
    },
    ({ url }, event) => {
      if (url) return showToast(toastMessages.scanUrlMissing);
      // The file input is not registered with React Hook Form, which therefore cannot focus it.
      event?.target.elements.files.focus();
      showToast(toastMessages.scanFilesMissing);
    },
  );

  /** Adds files that are dropped anywhere on the form. By default the browser would leave the page and open them. */
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
      {place && <ScanLayout isRunning={isWriting} />}
      {isWriting && <RunningTape />}
      <Form
        ref={ref}
        css={isWriting && runningForm}
        style={isWriting ? ({ '--height': `${height}px` } as CSSProperties) : undefined}
        data-busy={isWriting || undefined}
        onSubmit={(event) => {
          hadFocus.current = document.activeElement;
          setHeight(event.currentTarget.offsetHeight);
          // Reads the input again, because a script or an extension may have set files without a `change` event.
          documents.takeFrom(event.currentTarget.elements.namedItem('files') as HTMLInputElement);
          void submit(event);
        }}
        onDragOver={handleDrag}
        onDrop={handleDrag}
      >
        {isWriting && <RunningHeading name={subject!.name} />}
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
            documents: <DocumentsField {...documents} error={errors.files?.message} />,
          }}
        />
        <DataNote data-note="" privacyPolicy={dataUse.privacyPolicy}>
          {dataUse.scan[type]}
        </DataNote>
        {isWriting && (
          <div data-findings="">
            <RunningNow type={subject!.type} />
          </div>
        )}
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
      {place && !isWriting && createPortal(renderSheet(found, shared), place)}
    </>
  );
}

/** Renders the result of the last scan or, without a scan, the result that the URL contains. */
function renderSheet(found: FoundScan | undefined, shared: Pattern | undefined) {
  if (found) {
    const { subject, result, at, isAwaited } = found;
    const { reasoning, nextSteps } = result;
    return (
      <CutSheet
        // A new key for each scan resets the message that the link was copied.
        key={at.getTime()}
        pattern={patternOf(result)}
        heading={[sheet.cut[subject.type], subject.name]}
        origin={`${sheet.kicker} / ${dayOf(at)}`}
        reasoning={reasoning}
        nextSteps={nextSteps}
        isAwaited={isAwaited}
      />
    );
  }
  if (!shared) return null;
  return (
    <CutSheet
      pattern={shared}
      heading={sheet.shared}
      origin={sheet.kicker}
      reasoning={
        <>
          {sheet.sharedText}
          {/* The invitation to scan points to the form, which is not printed either. */}
          <span className="screen-only"> {sheet.sharedInvitation}</span>
        </>
      }
      nextSteps={[]}
      isAwaited={false}
    />
  );
}
