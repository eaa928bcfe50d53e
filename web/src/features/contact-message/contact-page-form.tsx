import { endpoints } from '#contract/endpoints';
import { failureTitles, failureWithoutText, toastMessages } from '#contract/messages';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { checkWith } from '../../api/check-on-demand';
import { useWrite } from '../../api/use-write';
import { contactPageFields } from '../../content/contact-options';
import { showToast } from '../../stores/toast';
import { ErrorSummary } from '../../ui/error-summary';
import { Form, FormActions, SubmitButton } from '../../ui/form';
import { FormFields } from '../../ui/form-fields';

const { resolver, preload } = checkWith(
  async () => (await import('#contract/contact')).contactVariantB,
);

/** The message form of the contact page (variant B; specification, sections 5 and 8). */
export function ContactPageForm() {
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver,
    // The summary takes the focus.
    shouldFocusError: false,
  });
  useEffect(preload, []);
  const { write, stop, isWriting } = useWrite(endpoints.contact);
  const send = handleSubmit((message) =>
    write(message, {
      onSuccess() {
        reset();
        showToast(toastMessages.contactPageSuccess);
      },
      onFailure({ message: text }) {
        showToast({
          title: failureTitles.contactPage,
          description: text || failureWithoutText,
          isDestructive: true,
        });
      },
    }),
  );

  return (
    <Form onSubmit={(event) => void send(event)}>
      <ErrorSummary
        fields={contactPageFields}
        errors={formState.errors}
        onChoose={setFocus}
        tryCount={formState.submitCount}
      />
      <FormFields fields={contactPageFields} register={register} errors={formState.errors} />
      <FormActions>
        <SubmitButton isSending={isWriting} onStop={stop}>
          Send Message
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
