import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import type { ContactVariantB } from '#contract/contact';
import { endpoints } from '#contract/endpoints';
import { failureWithoutText } from '#contract/messages';
import { checkWith, useCheckedForm } from '../../api/check-on-demand';
import { showFieldErrors } from '../../api/show-field-errors';
import { useWrite } from '../../api/use-write';
import { contactPageFields, dataUse, sent } from '../../content/features/forms';
import { forgetDraft, readDraft, sentStore } from '../../runtime/overlays/drafts';
import { showToast } from '../../runtime/overlays/toast-store';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { useConfirmation } from '../../ui/forms/confirmation';
import { Form, FormNote, SubmitButton } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';

const check = checkWith(async () => (await import('#contract/contact')).contactVariantB);
const expectedAnswer = async () => (await import('#contract/contact')).contactRecordB;

const fieldNames = contactPageFields.map(({ name }) => name);
const noValues = Object.fromEntries(fieldNames.map((name) => [name, '']));

interface MessageFormProps {
  /** The service that is selected at first. It is part of the HTML, so that hydration does not overwrite a choice. */
  service?: ContactVariantB['service'];
  /** The dialog whose draft provides the default values. */
  draft?: 'discovery';
  submit: string;
  success: Parameters<typeof showToast>[0];
  /** Title of the failure toast. Its description is the error's text. */
  failureTitle: string;
  Actions: ComponentType<PropsWithChildren>;
  /** Called after a success while the form is mounted. Another dialog may have replaced its dialog before. */
  onSent?(): void;
}

/** The form of message variant B, for the contact page and Discovery (requirements, sections 5 and 8). */
export function MessageForm({ Actions, service, draft, ...props }: MessageFormProps) {
  const [defaultValues] = useState<Partial<ContactVariantB>>(() =>
    draft ? readDraft(draft).values : {},
  );
  const { register, handleSubmit, reset, setError, setFocus, formState } = useCheckedForm(check, {
    // The error summary takes the focus.
    shouldFocusError: false,
    defaultValues,
  });
  const { write, stop, isWriting } = useWrite(endpoints.contact, { expectedAnswer });
  const { confirm, confirmation } = useConfirmation(sent, () => setFocus('firstName'));
  const fields = contactPageFields.map((field) =>
    field.name === 'service' ? { ...field, initial: service } : field,
  );

  const clear = () => reset({ ...noValues, service: service ?? '' });
  // If a dialog was closed before its response and opened again, this form still shows the sent values.
  const handleSent = useEffectEvent(() => sentStore.get()?.name === draft && clear());
  useEffect(() => sentStore.subscribe(() => handleSent()), []);

  const send = handleSubmit((message) =>
    write(message, {
      onSuccess(_answer, isHere) {
        if (isHere) props.onSent?.();
        // A dialog saves its values when it closes, so the draft is deleted afterwards.
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
      <ErrorSummary
        fields={contactPageFields}
        errors={formState.errors}
        onChoose={setFocus}
        submitCount={formState.submitCount}
        takesFocus
      />
      <FormFields fields={fields} register={register} errors={formState.errors} />
      <FormNote>{dataUse.request}</FormNote>
      <Actions>
        <SubmitButton isSending={isWriting} onStop={stop}>
          {props.submit}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
