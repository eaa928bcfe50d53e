import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { countPosts, holdPosts, stored } from '../../test/api';
import {
  control,
  expectFieldError,
  expectToast,
  fill,
  renderInSite,
  valuesOf,
} from '../../test/render';
import { ContactPageForm } from './contact-page-form';

const message = {
  firstName: 'Łukasz',
  lastName: 'O’Neill',
  email: 'l@x.example',
  company: 'Studio Łódź',
  service: 'voice-agent',
  message: 'Ten signs..',
};
const names = Object.keys(message);
const emptyValues = Object.fromEntries(names.map((name) => [name, '']));
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

test('stores the message, replaces the form by a confirmation, and shows the empty form again on request', async () => {
  const user = renderInSite(<ContactPageForm />);
  await fill(message);
  await user.click(sendButton());

  await expectToast('Message sent successfully!', "We'll get back to you within 24 hours");
  expect(stored.contact).toEqual([
    { ...message, id: expect.any(Number), createdAt: expect.any(String) },
  ]);
  const heading = await screen.findByRole('heading', { name: 'Message Sent!' });
  expect(heading.parentElement).toHaveFocus();
  const form = control('firstName').closest('form');
  expect(form).toHaveAttribute('inert');

  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(heading).not.toBeInTheDocument();
  expect(form).not.toHaveAttribute('inert');
  expect(control('firstName')).toHaveFocus();
  expect(valuesOf(names)).toEqual(emptyValues);
});

test('after a success, does not move the focus if the visitor has moved it during the call', async () => {
  const release = holdPosts();
  const user = renderInSite(
    <>
      <ContactPageForm />
      <input aria-label="elsewhere" />
    </>,
  );
  await fill(message);
  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Sending...' });
  await user.click(screen.getByLabelText('elsewhere'));
  release();
  await screen.findByRole('heading', { name: 'Message Sent!' });

  expect(screen.getByLabelText('elsewhere')).toHaveFocus();
});

const summary = () => screen.queryByText('Please look again at:')?.parentElement;

test('shows errors at the fields and in a summary at the first submit, sends nothing, and keeps the summary until the next submit, even if the fields become valid', async () => {
  const posts = countPosts();
  const user = renderInSite(<ContactPageForm />);
  await fill({ ...message, email: 'sanne@', lastName: '' });
  await user.tab();
  expect(control('email')).not.toHaveAttribute('aria-invalid');
  await user.click(sendButton());
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(posts()).toBe(0);
  expectFieldError('lastName', 'Last name is required');
  expectFieldError('email', 'Please enter a valid email address');
  expect(control('message')).toBeValid();
  expect(screen.getByRole('link', { name: 'Last name' })).toHaveAttribute('href', '#lastName');
  const before = summary()!.textContent;
  await fill(message);
  await waitFor(() => expect(control('email')).toBeValid());
  expect(control('lastName')).toBeValid();
  expect(summary()).toHaveTextContent(before);

  await fill({ message: 'Too short' });
  await user.click(sendButton());
  await waitFor(() => expect(summary()).toHaveTextContent('Please look again at:Message'));
  expect(summary()).toHaveFocus();

  await fill(message);
  await user.click(sendButton());
  await expectToast('Message sent successfully!', expect.any(String));
  expect(summary()).toBeUndefined();
});

test('shows no error if the response arrives between the two clicks of a double click', async () => {
  const user = renderInSite(<ContactPageForm />);
  await fill(message);
  await user.click(sendButton());
  await expectToast('Message sent successfully!', expect.any(String));
  await act(async () => fireEvent.click(sendButton(), { detail: 2 }));

  expect(control('firstName')).not.toHaveAttribute('aria-invalid');
});
