import { useState, type ComponentType, type ReactNode } from 'react';
import type { ContactVariantB } from '#contract/contact';
import { endpoints } from '#contract/endpoints';
import { failureWithoutText } from '#contract/messages';
import { checkWith, useCheckedForm } from '../../api/check-on-demand';
import { showFieldErrors } from '../../api/show-field-errors';
import { useWrite } from '../../api/use-write';
import { contactPageFields, dataUse, sent } from '../../content/features/forms';
import { forgetDraft, readDraft } from '../../runtime/overlays/draft-store';
import { showToast } from '../../runtime/overlays/toast-store';
import { useClearedWhenSent } from '../../runtime/overlays/use-cleared-when-sent';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { useConfirmation } from '../../ui/forms/confirmation';
import { DataNote, Form, SubmitButton } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';

const check = checkWith(async () => (await import('#contract/contact')).contactVariantB);
const expectedResponse = async () => (await import('#contract/contact')).contactRecordB;

const fieldNames = contactPageFields.map(({ name }) => name);
const noValues = Object.fromEntries(fieldNames.map((name) => [name, '']));

export interface MessageLayoutProps {
  summary: ReactNode;
  /** The fields, and a note about them. */
  children: ReactNode;
  button: ReactNode;
}

interface MessageFormProps {
  /**
   * The service that is selected when the form opens. The prerendered HTML must already select it, because hydration
   * would otherwise overwrite the visitor's choice.
   */
  service?: ContactVariantB['service'];
  /**
   * Set if the form is in a dialog, whose draft then contains the form's first values. (`drafts.ts` fills the form of a
   * page.)
   */
  draft?: 'discovery-dialog';
  submit: string;
  success: Parameters<typeof showToast>[0];
  /** Title of the toast after a failure, with the error's message as its description. */
  failureTitle: string;
  Layout: ComponentType<MessageLayoutProps>;
  /** Runs after a success, unless the form is unmounted: another dialog may be open by then. */
  onSent?(): void;
}

/**
 * The form of the contact page and of the dialog "Full Discovery" (requirements, sections 5 and 8). It sends
 * `contactVariantB`.
 */
export function MessageForm({ Layout, service, draft, ...props }: MessageFormProps) {
  const [defaultValues] = useState<Partial<ContactVariantB>>(() =>
    draft ? readDraft(draft).values : {},
  );
  const { register, handleSubmit, reset, setError, setFocus, formState } = useCheckedForm(check, {
    // The error summary takes the focus, so React Hook Form must not focus a field.
    shouldFocusError: false,
    defaultValues,
  });
  const { write, stop, isWriting } = useWrite(endpoints.contact, { expectedResponse });
  const { confirm, confirmation } = useConfirmation(sent, () => setFocus('firstName'));
  const fields = contactPageFields.map((field) =>
    field.name === 'service' ? { ...field, initial: service } : field,
  );

  const clear = () => reset({ ...noValues, service: service ?? '' });
  useClearedWhenSent(draft, clear);

  const send = handleSubmit((message) =>
    write(message, {
      onSuccess(_response, isHere) {
        if (isHere) props.onSent?.();
        // `onSent` closes the dialog, which saves a draft, so the draft is deleted after that.
        if (draft) forgetDraft(draft);
        else confirm();
        clear();
        showToast(props.success);
      },
      onFailure(error) {
        showFieldErrors(error, fieldNames, setError);
        showToast({
          title: props.failureTitle,
          description: error.message || failureWithoutText,
          isDestructive: true,
        });
      },
    }),
  );

  return (
    <Form onSubmit={send} confirmation={confirmation}>
      <Layout
        summary={
          <ErrorSummary
            fields={contactPageFields}
            errors={formState.errors}
            onChoose={setFocus}
            submitCount={formState.submitCount}
            takesFocus
            isPlain={draft !== undefined}
          />
        }
        button={
          <SubmitButton isSending={isWriting} onStop={stop}>
            {props.submit}
          </SubmitButton>
        }
      >
        <FormFields fields={fields} register={register} errors={formState.errors} />
        <DataNote privacyPolicy={dataUse.privacyPolicy}>{dataUse.request}</DataNote>
      </Layout>
    </Form>
  );
}
