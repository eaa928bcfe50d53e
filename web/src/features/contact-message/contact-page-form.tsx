import { failureTitles, toastMessages } from '#contract/messages';
import { FormActions } from '../../ui/forms/form';
import { MessageForm, type MessageLayoutProps } from './message-form';

const Layout = ({ summary, children, button }: MessageLayoutProps) => (
  <>
    {summary}
    {children}
    <FormActions>{button}</FormActions>
  </>
);

export function ContactPageForm() {
  return (
    <MessageForm
      submit="Send Message"
      success={toastMessages.contactPageSuccess}
      failureTitle={failureTitles.contactPage}
      Layout={Layout}
    />
  );
}
