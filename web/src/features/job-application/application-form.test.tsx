import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationForm } from './application-form';

const missing = 'Please fill this in';
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
const field = (name: string) => screen.getByRole('textbox', { name });
/** Fields that are marked, by the names of their labels. */
const marked = () =>
  screen
    .getAllByRole('textbox')
    .filter((control) => control.getAttribute('aria-invalid') === 'true')
    .map((control) => (control as HTMLInputElement).name);

beforeEach(() => {
  jest.spyOn(window, 'alert').mockImplementation();
  jest.spyOn(console, 'log').mockImplementation();
  render(<ApplicationForm slug="product-designer" />);
});

test('a submit marks every field that is refused, in place of a bubble, and focuses the first', async () => {
  await userEvent.type(field('Full name'), 'Sanne de Vries');
  await userEvent.type(field('Email'), 'nobody');
  const refusals: Event[] = [];
  const note = (event: Event) => refusals.push(event);
  addEventListener('invalid', note, true);
  await submit();
  removeEventListener('invalid', note, true);

  expect(marked()).toEqual([
    'email',
    'phone',
    'motivation',
    'designProcess',
    'aiDesign',
    'availability',
  ]);
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(field('Email')).toHaveFocus();
  expect(field('Phone')).toHaveAccessibleDescription(missing);
  expect(refusals.map(({ defaultPrevented }) => defaultPrevented)).toEqual(Array(6).fill(true));
  expect(console.log).not.toHaveBeenCalled();
});

test('an error goes once what is typed is valid, and is said anew for what is missing now', async () => {
  await submit();
  expect(field('Email')).toHaveAccessibleDescription(missing);
  await userEvent.type(field('Email'), 'sanne');
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await userEvent.type(field('Email'), '@bakkerij.example');
  expect(field('Email')).not.toHaveAccessibleDescription();
  expect(marked()).not.toContain('email');
  expect(marked()).toContain('fullName');
});

test('typing marks nothing before the first submit', async () => {
  await userEvent.type(field('Email'), 'nobody');
  await userEvent.tab();
  expect(marked()).toEqual([]);
});
