import { endpoints } from '#contract/endpoints';
import { failureTitles, failureWithoutText, toastMessages } from '#contract/messages';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { checkWith } from '../../api/check-on-demand';
import { useWrite } from '../../api/use-write';
import { contactPageFields } from '../../content/contact-options';
import { discovery } from '../../content/discovery';
import { showToast } from '../../stores/toast';
import { DialogActions, DialogNote } from '../../ui/dialog';
import { ErrorSummary } from '../../ui/error-summary';
import { Form, SubmitButton } from '../../ui/form';
import { FormFields } from '../../ui/form-fields';

const { resolver, preload } = checkWith(
  async () => (await import('#contract/contact')).contactVariantB,
);

/** The request form of the Discovery dialog (variant B; specification, sections 5 and 8). */
export function DiscoveryForm({ onSent }: { onSent(): void }) {
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver,
    // The summary takes the focus.
    shouldFocusError: false,
    defaultValues: { service: 'discovery' },
  });
  useEffect(preload, []);
  const { write, stop, isWriting } = useWrite(endpoints.contact);
  const send = handleSubmit((request) =>
    write(request, {
      onSuccess(_answer, isHere) {
        reset();
        // Whoever has closed the dialog meanwhile may have opened another.
        if (isHere) onSent();
        showToast(toastMessages.discoverySuccess);
      },
      onFailure({ message }) {
        showToast({
          title: failureTitles.discovery,
          description: message || failureWithoutText,
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
      <DialogActions>
        <DialogNote>{discovery.promise}</DialogNote>
        <SubmitButton isSending={isWriting} onStop={stop}>
          {discovery.submit}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
