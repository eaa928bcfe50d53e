import { contactVariantB } from '#contract/contact';
import { endpoints } from '#contract/endpoints';
import { failureTitles, failureWithoutText, toastMessages } from '#contract/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useWrite } from '../../api/use-write';
import { contactPageFields } from '../../content/contact-options';
import { showToast } from '../../stores/toast';
import { Form, SubmitButton } from '../../ui/form';
import { FormFields } from '../../ui/form-fields';

/** The message form of the contact page (variant B; specification, sections 5 and 8). */
export function ContactPageForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(contactVariantB),
  });
  const { write, isWriting } = useWrite(endpoints.contact);
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
      <FormFields fields={contactPageFields} register={register} errors={formState.errors} />
      <div>
        <SubmitButton isSending={isWriting}>Send Message</SubmitButton>
      </div>
    </Form>
  );
}
