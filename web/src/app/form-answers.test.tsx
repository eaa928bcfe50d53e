import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ContactPageForm } from '../features/contact-message/contact-page-form';
import { ContactSectionForm } from '../features/contact-message/contact-section-form';
import { respondToPosts, refuseFields } from '../test/api';
import { fillAll, openIntake } from '../test/intake-dialog';
import { control, expectFieldError, expectToast, fill, renderInSite } from '../test/render';

const person = { firstName: 'Sanne', lastName: 'Zandbergen', email: 'sanne@bakkerij.example' };
const message = 'Invoices arrive by mail.';

// use-write.test.tsx tests all kinds of responses, because all forms send with `useWrite`. The tests below are about
// field errors. Discovery has the same form component as the contact page, so it needs no test here.
const emailRefused = { field: 'email', message: 'This domain receives no mail' };
const messageRefused = { field: 'message', message: 'The message holds a link' };

const summary = () => screen.getByText('Please look again at:').parentElement;

test.each([
  {
    form: 'the home page',
    render: () => renderInSite(<ContactSectionForm />),
    values: { ...person, subject: 'Hours', message },
    failure: ['Error', 'There was an error sending your message. Please try again.'],
    success: 'Message Sent!',
    focused: () => control('email'),
    listed: [],
  },
  {
    form: 'the contact page',
    render: () => renderInSite(<ContactPageForm />),
    values: { ...person, message },
    failure: ['Error sending message', expect.any(String)],
    success: 'Message sent successfully!',
    focused: summary,
    listed: ['Email', 'Message'],
  },
])(
  'the form of $form shows the messages of a 422 at their fields until the visitor changes the fields or sends the form again',
  async ({ render, values, failure, success, focused, listed }) => {
    refuseFields(messageRefused, emailRefused, { field: 'Idempotency-Key', message: 'Used' });
    const user = render();
    await fill(values);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));

    await expectToast(failure[0]!, failure[1]!);
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['POST /api/contact: 422 Unprocessable Entity'],
    ]);
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
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await expectToast(success, expect.any(String));
  },
);

test('after a 422 the intake shows the step with the first invalid field, and lists all invalid fields', async () => {
  refuseFields({ field: 'interestedAreas', message: 'Not offered any more' }, emailRefused, {
    field: 'email',
    message: 'Use another address',
  });
  const user = await openIntake();
  await fillAll(user, { ...person, currentChallenges: message });
  await user.click(screen.getByRole('button', { name: 'Submit Free Intake' }));

  await expectToast('Submission Failed', 'Please try again or contact us directly');
  await waitFor(() => expect(control('email')).toHaveFocus());
  expectFieldError('email', 'This domain receives no mail Use another address');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please look again at:You and your companyEmailYour workAreas of interest',
  );
});
