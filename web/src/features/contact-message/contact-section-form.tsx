import { useForm } from 'react-hook-form';
import type { ContactVariantA } from '#contract/contact';
import { endpoints } from '#contract/endpoints';
import { toastMessages } from '#contract/messages';
import { useWrite } from '../../api/use-write';
import { contactSectionFields, dataUse, missingField } from '../../content/features/forms';
import { showToast } from '../../runtime/overlays/toast-store';
import { Form, FormActions, FormNote, SubmitButton } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';

type Values = Record<keyof ContactVariantA, string>;

/** The message form of the contact section (variant A; specification, sections 5 and 8). */
export function ContactSectionForm() {
  const { register, handleSubmit, reset, formState } = useForm<Values>();
  const { write, stop, isWriting } = useWrite(endpoints.contact);

  function send(typed: Values, form: HTMLFormElement) {
    const { company, ...required } = trimmed(typed);
    // A malformed address gets the browser's own words.
    const email = form.elements.namedItem('email') as HTMLInputElement;
    if (!email.reportValidity()) return;
    const message: ContactVariantA = { ...required, ...(company && { company }) };
    return write(message, {
      onSuccess() {
        reset();
        showToast(toastMessages.contactSectionSuccess);
      },
      onFailure(error) {
        console.error(error);
        showToast(toastMessages.contactSectionFailure);
      },
    });
  }

  return (
    <Form
      onSubmit={(event) => {
        const form = event.currentTarget;
        void handleSubmit(
          (typed) => send(typed, form),
          () => showToast(toastMessages.contactValidation),
        )(event);
      }}
    >
      <FormFields
        fields={contactSectionFields}
        register={(name: keyof Values) => register(name, name === 'company' ? {} : isFilled)}
        errors={formState.errors}
      />
      <FormNote>{dataUse.request}</FormNote>
      <FormActions>
        <SubmitButton isSending={isWriting} onStop={stop}>
          Send Message
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Its first empty field gets the focus (React Hook Form). */
const isFilled = { validate: (text: string) => text.trim() !== '' || missingField };

const trimmed = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as Values;
