import { failureTitles, toastMessages } from '#contract/messages';
import { FormActions } from '../../ui/forms/form';
import { MessageForm } from './message-form';

export function ContactPageForm() {
  return (
    <MessageForm
      submit="Send Message"
      success={toastMessages.contactPageSuccess}
      failureTitle={failureTitles.contactPage}
      Actions={FormActions}
    />
  );
}
