import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationForm } from './application-form';

const field = (name: string) => screen.getByRole('textbox', { name });

/** Submits the form. Returns the browser's `invalid` events in order. */
async function submit() {
  const refusals: Event[] = [];
  const note = (event: Event) => refusals.push(event);
  addEventListener('invalid', note, true);
  await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
  removeEventListener('invalid', note, true);
  return refusals;
}
const namesOf = (refusals: Event[]) =>
  refusals.map(({ target }) => (target as HTMLInputElement).name);

beforeEach(() => {
  jest.spyOn(window, 'alert').mockImplementation();
  jest.spyOn(console, 'log').mockImplementation();
  render(<ApplicationForm slug="product-designer" />);
});

test('the browser rejects empty required fields and a malformed e-mail address with its own bubble', async () => {
  await userEvent.type(field('Full name'), 'Sanne de Vries');
  await userEvent.type(field('Email'), 'nobody');
  const refusals = await submit();

  expect(namesOf(refusals)).toEqual([
    'email',
    'phone',
    'motivation',
    'designProcess',
    'aiDesign',
    'availability',
  ]);
  expect(refusals.map(({ defaultPrevented }) => defaultPrevented)).toEqual(Array(6).fill(false));
  expect(console.log).not.toHaveBeenCalled();
  expect(window.alert).not.toHaveBeenCalled();
});

test('the next submit rejects only the fields that are still empty', async () => {
  expect(namesOf(await submit())).toContain('email');
  await userEvent.type(field('Email'), 'sanne');
  expect(namesOf(await submit())).toContain('email');
  await userEvent.type(field('Email'), '@bakkerij.example');
  const stillMissing = namesOf(await submit());
  expect(stillMissing).not.toContain('email');
  expect(stillMissing).toContain('fullName');
});

test('a valid application logs its data and shows the alert', async () => {
  for (const name of ['Full name', 'Phone', 'Availability']) await userEvent.type(field(name), 'x');
  await userEvent.type(field('Email'), 'sanne@bakkerij.example');
  for (const question of screen.getAllByRole('textbox').slice(3, 6))
    await userEvent.type(question, 'y');

  expect(await submit()).toEqual([]);
  expect(console.log).toHaveBeenCalledWith(
    expect.objectContaining({ fullName: 'x', email: 'sanne@bakkerij.example', designProcess: 'y' }),
  );
  expect(window.alert).toHaveBeenCalledWith(
    "Application submitted successfully! We'll get back to you within 48 hours.",
  );
});
