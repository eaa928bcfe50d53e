import { endpoints } from '#contract/endpoints';
import { toastMessages } from '#contract/messages';
import { trimLine } from '#contract/trim-line';
import { checkWith, useCheckedForm } from '../../api/check-on-demand';
import { showFieldErrors } from '../../api/show-field-errors';
import { useWrite } from '../../api/use-write';
import { contactSectionFields, dataUse, sent } from '../../content/features/forms';
import { showToast } from '../../runtime/overlays/toast-store';
import { useConfirmation } from '../../ui/forms/confirmation';
import { DataNote, Form, FormActions, SubmitButton } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';

const check = checkWith(async () => (await import('#contract/contact')).contactVariantA);
const expectedResponse = async () => (await import('#contract/contact')).contactRecordA;
const fieldNames = contactSectionFields.map(({ name }) => name);

/** Sends `contactVariantA` (requirements, sections 5 and 8). */
export function ContactSectionForm() {
  const { register, handleSubmit, getValues, reset, setError, setFocus, formState } =
    useCheckedForm(check);
  const { write, stop, isWriting } = useWrite(endpoints.contact, { expectedResponse });

  const { confirm, confirmation } = useConfirmation(sent, () => setFocus('firstName'));

  const send = handleSubmit(
    (message) =>
      write(message, {
        onSuccess() {
          reset();
          confirm();
          showToast(toastMessages.contactSectionSuccess);
        },
        onFailure(error) {
          const [first] = showFieldErrors(error, fieldNames, setError);
          if (first) setFocus(first);
          showToast(toastMessages.contactSectionFailure);
        },
      }),
    (errors, event) => {
      const isEmpty = contactSectionFields.some(
        ({ name }) => errors[name] && (name !== 'email' || !trimLine(getValues(name) ?? '')),
      );
      if (isEmpty) showToast(toastMessages.contactValidation);
      // If no field is empty, the only possible error is an invalid e-mail address, which the browser reports itself.
      else event?.target.reportValidity();
    },
  );

  return (
    <Form onSubmit={send} confirmation={confirmation}>
      <FormFields fields={contactSectionFields} register={register} errors={formState.errors} />
      <DataNote privacyPolicy={dataUse.privacyPolicy}>{dataUse.request}</DataNote>
      <FormActions>
        <SubmitButton isSending={isWriting} onStop={stop}>
          Send Message
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
