import { screen, waitFor } from '@testing-library/react';
import { countPosts, stored } from '../../test/api';
import {
  control,
  expectFieldError,
  expectToast,
  fill,
  renderInSite,
  valuesOf,
} from '../../test/render';
import { ContactSectionForm } from './contact-section-form';

const message = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@bakkerij.example',
  company: 'Bakkerij De Vries',
  subject: 'Opening hours',
  message: 'Hi',
};
const names = Object.keys(message);
const emptyValues = Object.fromEntries(names.map((name) => [name, '']));
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

test('after a submit, stores the trimmed message, shows a toast and clears the fields', async () => {
  const user = renderInSite(<ContactSectionForm />);
  await fill({ ...message, firstName: ' Sanne ', subject: 'Opening hours ' });
  await user.click(sendButton());

  await expectToast(
    'Message Sent!',
    "Thank you for your message. We'll get back to you within 24 hours.",
  );
  expect(valuesOf(names)).toEqual(emptyValues);
  expect(stored.contact).toEqual([
    { ...message, id: expect.any(Number), createdAt: expect.any(String) },
  ]);
});

test.each([
  ['firstName', '   ', 'First name is required'],
  ['email', '', 'Please enter a valid email address'],
])(
  'sends nothing if the value of %s is "%s", and shows at the field: %s',
  async (empty, value, description) => {
    const posts = countPosts();
    const user = renderInSite(<ContactSectionForm />);
    const typed = { ...message, [empty]: value };
    await fill(typed);
    await user.click(sendButton());

    await expectToast('Validation Error', 'Please fill in all required fields.');
    expect(names.filter((name) => control(name).ariaInvalid)).toEqual([empty]);
    expect(control(empty)).toHaveFocus();
    expect(control(empty)).toHaveAccessibleDescription(description);
    expect(valuesOf(names)).toEqual(typed);
    expect(posts()).toBe(0);
  },
);

test('lets the browser report a malformed e-mail address, and sends nothing', async () => {
  const posts = countPosts();
  const user = renderInSite(<ContactSectionForm />);
  await fill({ ...message, email: 'sanne@' });
  const bubble = jest.fn();
  control('email').addEventListener('invalid', bubble);
  await user.click(sendButton());

  await waitFor(() => expect(bubble).toHaveBeenCalledTimes(1));
  expectFieldError('email', 'Please enter a valid email address');
  expect(names.filter((name) => control(name).ariaInvalid)).toEqual(['email']);
  expect(control('email')).toHaveFocus();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(control('email')).toHaveValue('sanne@');
  expect(posts()).toBe(0);
});

test('if a field is empty and the e-mail address is malformed, shows the toast, and the browser reports nothing', async () => {
  const user = renderInSite(<ContactSectionForm />);
  await fill({ ...message, email: 'sanne@', subject: ' ' });
  const bubble = jest.fn();
  control('email').addEventListener('invalid', bubble);
  await user.click(sendButton());

  await expectToast('Validation Error', 'Please fill in all required fields.');
  // The form shows its errors after the toast.
  await waitFor(() =>
    expect(names.filter((name) => control(name).ariaInvalid)).toEqual(['email', 'subject']),
  );
  expect(bubble).not.toHaveBeenCalled();
});

test('has the method post, and fields with the attributes that browsers use for autofill and validation', () => {
  renderInSite(<ContactSectionForm />);

  expect(sendButton().closest('form')).toHaveAttribute('method', 'post');
  expect(names.map((name) => control(name).autocomplete)).toEqual([
    'given-name',
    'family-name',
    'email',
    'organization',
    '',
    '',
  ]);
  expect(names.filter((name) => control(name).required)).toEqual(
    names.filter((name) => name !== 'company'),
  );
  expect(control('email').type).toBe('email');
  expect((control('message') as unknown as HTMLTextAreaElement).rows).toBe(5);
  expect(control('company')).toHaveAccessibleName('Company');
  expect(control('company')).toHaveAccessibleDescription('optional');
});
