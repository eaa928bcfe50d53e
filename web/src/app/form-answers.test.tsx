import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ContactPageForm } from '../features/contact-message/contact-page-form';
import { ContactSectionForm } from '../features/contact-message/contact-section-form';
import { openDialog } from '../runtime/overlays/dialog-store';
import { respondToPosts, refuseFields } from '../test/api';
import { fillAll, openIntake } from '../test/intake-dialog';
import { control, expectFieldError, expectToast, fill, renderInSite } from '../test/render';

const person = { firstName: 'Sanne', lastName: 'Zandbergen', email: 'sanne@bakkerij.example' };
const message = 'Invoices arrive by mail.';

interface FormCase {
  open(): Promise<UserEvent>;
  button: string;
  success: string;
  failure: string;
  path: string;
}

async function openWith(form: React.ReactNode, values: Record<string, string>) {
  const user = renderInSite(form);
  await fill(values);
  return user;
}

const messageForms = {
  contactSection: {
    open: () => openWith(<ContactSectionForm />, { ...person, subject: 'Hours', message }),
    button: 'Send Message',
    success: 'Message Sent!',
    failure: 'Error',
    path: '/api/contact',
  },
  contactPage: {
    open: () => openWith(<ContactPageForm />, { ...person, message }),
    button: 'Send Message',
    success: 'Message sent successfully!',
    failure: 'Error sending message',
    path: '/api/contact',
  },
  discovery: {
    async open() {
      const user = renderInSite(null);
      act(() => openDialog('discovery'));
      await screen.findByRole('dialog', { name: 'Full Discovery' });
      await fill({ ...person, message });
      return user;
    },
    button: 'Request Discovery',
    success: 'Discovery request sent!',
    failure: 'Error sending request',
    path: '/api/contact',
  },
  intake: {
    async open() {
      const user = await openIntake();
      await fillAll(user, { ...person, currentChallenges: message });
      return user;
    },
    button: 'Submit Free Intake',
    success: 'Free Intake Submitted!',
    failure: 'Submission Failed',
    path: '/api/free-intake',
  },
} satisfies Record<string, FormCase>;
type FormName = keyof typeof messageForms;

async function send(name: FormName) {
  const { open, button } = messageForms[name];
  const user = await open();
  await user.click(screen.getByRole('button', { name: button }));
}

const consoleCalls = (level: 'error' | 'warn') => jest.mocked(console[level]).mock.calls;

// use-write.test.tsx tests all kinds of responses, because all forms send with `useWrite`. The tests below are about
// field errors. Discovery has the same form component as the contact page, so it needs no test here.
const emailRefused = { field: 'email', message: 'This domain receives no mail' };
const messageRefused = { field: 'message', message: 'The message holds a link' };

const summary = () => screen.getByText('Please look again at:').parentElement;

test.each([
  ['contactSection', () => control('email'), []],
  ['contactPage', summary, ['Email', 'Message']],
] as const)(
  '%s shows the messages of a 422 at their fields until the visitor changes the fields or sends the form again',
  async (name, focused, listed) => {
    refuseFields(messageRefused, emailRefused, { field: 'Idempotency-Key', message: 'Used' });
    const user = await messageForms[name].open();
    await user.click(screen.getByRole('button', { name: messageForms[name].button }));

    await expectToast(messageForms[name].failure, expect.any(String));
    const { path } = messageForms[name];
    expect(consoleCalls('error')).toEqual([[`POST ${path}: 422 Unprocessable Entity`]]);
    expectFieldError('email', emailRefused.message);
    expectFieldError('message', messageRefused.message);
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
    await waitFor(() => expect(focused()).toHaveFocus());
    const links = [...document.querySelectorAll('a[href^="#"]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(listed);
    await fill({ email: 'info@bakkerij.example' });
    await waitFor(() => expect(control('email')).toBeValid());
    expectFieldError('message', messageRefused.message);
    respondToPosts(() => new HttpResponse(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: messageForms[name].button }));
    await expectToast(messageForms[name].success, expect.any(String));
  },
);

test('after a 422 the intake shows the step with the first invalid field, and lists all invalid fields', async () => {
  refuseFields({ field: 'interestedAreas', message: 'Not offered any more' }, emailRefused, {
    field: 'email',
    message: 'Use another address',
  });
  await send('intake');

  await expectToast('Submission Failed', 'Please try again or contact us directly');
  await waitFor(() => expect(control('email')).toHaveFocus());
  expectFieldError('email', 'This domain receives no mail Use another address');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please look again at:You and your companyEmailYour workAreas of interest',
  );
});
