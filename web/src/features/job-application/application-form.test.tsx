import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobPage } from '../../content/jobs/job-page';
import type { JobSlug } from '../../paths';
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

test('shows the browser’s errors at the fields and in a summary, and not as the browser’s own message', async () => {
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
  expect(refusals.map(({ defaultPrevented }) => defaultPrevented)).toEqual(Array(6).fill(true));
  expect(console.log).not.toHaveBeenCalled();
  expect(window.alert).not.toHaveBeenCalled();
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(field('Phone')).toHaveAccessibleDescription('Please fill this in');
  expect(field('Full name')).toBeValid();
  const summary = screen.getByText('Please look again at:').parentElement!;
  expect(summary).toHaveFocus();
  const lists = within(summary).getAllByRole('list');
  const linksOf = (list: HTMLElement) => within(list).getAllByRole('link');
  expect(
    lists.map((list) => ({
      group: list.previousElementSibling!.textContent,
      names: linksOf(list).map(({ textContent }) => textContent),
    })),
  ).toEqual([
    { group: 'You', names: ['Email', 'Phone'] },
    { group: 'Your documents', names: ['CV', 'Portfolio'] },
    { group: 'Your answers', names: ['Your reasons', 'Your process', 'AI in design'] },
    { group: 'Starting', names: ['Right to work', 'Availability'] },
  ]);
});

test('shows an error at empty required fields, also those that the browser does not enforce, until they have a value', async () => {
  await submit();
  const cv = screen.getByLabelText('CV');
  expect(cv).toHaveAccessibleDescription(/^required .*Please choose a file/);
  expect(cv).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Cover letter')).not.toHaveAttribute('aria-invalid');
  const yes = screen.getByRole('radio', { name: 'Yes' });
  expect(yes).toHaveAttribute('aria-invalid', 'true');

  await userEvent.upload(cv, new File(['x'], 'cv.pdf'));
  await userEvent.click(yes);
  expect(cv).not.toHaveAttribute('aria-invalid');
  expect(yes).not.toHaveAttribute('aria-invalid');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('Email'), 'sanne@bakkerij.example');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
});

test('marks fields as required or optional, but does not mark the country', () => {
  const labels = screen.getAllByText(/./, { selector: 'label[for], span[id$=-label]' });
  const marks = Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent]),
  );
  expect(marks).toMatchObject({
    'Full name': 'required',
    Email: 'required',
    Phone: 'required',
    Country: undefined,
    CV: 'required',
    'Cover letter': 'optional',
    Portfolio: 'required',
    'Why would you like to do this work?': 'required',
    'Do you have the right to work in the EU?': 'required',
    Availability: 'required',
  });
  // Screen readers announce the attribute `required`, so the description does not repeat it.
  expect(field('Full name')).not.toHaveAccessibleDescription();
});

test('offers to write an e-mail first, and then to submit the form', () => {
  const write = screen.getByRole('link', { name: `Write to ${jobPage.email}` });
  expect(write).toHaveAttribute('href', `mailto:${jobPage.email}`);
  expect(write.nextElementSibling).toBe(screen.getByRole('button', { name: 'Submit Application' }));
});

test('moves the focus to a field when the visitor follows its link in the summary', async () => {
  await submit();
  for (const name of ['Portfolio', 'Availability']) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByLabelText(name)).toHaveFocus();
  }
  await userEvent.click(screen.getByRole('link', { name: 'Right to work' }));
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
});

test('accepts an e-mail address that was copied with invisible characters around it', async () => {
  await userEvent.click(field('Email'));
  await userEvent.paste('\u202asanne@bakkerij.example\u202c');
  expect(namesOf(await submit())).not.toContain('email');
  expect(field('Email')).toHaveValue('sanne@bakkerij.example');
});

test('fields for personal data have the attributes autocomplete and inputmode', () => {
  const hints = ['fullName', 'email', 'phone', 'country'].map((name) => {
    const control = document.querySelector(`[name=${name}]`)!;
    return [name, control.getAttribute('autocomplete'), control.getAttribute('inputmode')];
  });
  expect(hints).toEqual([
    ['fullName', 'name', 'text'],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['country', 'country-name', null],
  ]);
});

// Only the engineer's form sets `accept`, because only its form data contains the files (requirements, sections 3 and
// 5). job-page.test.tsx tests the form data.
const files: [JobSlug, string, string | null][] = [
  ['senior-ai-engineer', 'CV', '.pdf,.doc,.docx,.jpeg,.jpg,.png'],
  ['senior-ai-engineer', 'Cover letter', '.pdf,.doc,.docx,.jpeg,.jpg,.png'],
  ['product-designer', 'Portfolio', null],
];

test.each(files)(
  'for the job %s, the field %s has the accept attribute %s',
  (slug, label, accept) => {
    cleanup();
    render(<ApplicationForm slug={slug} />);
    const input = screen.getByLabelText(label);
    expect(input.getAttribute('accept')).toBe(accept);
    expect(input).not.toBeRequired();
  },
);

test('a file field warns about size and type, but stays valid, and removes the warning with the file', async () => {
  const input = screen.getByLabelText<HTMLInputElement>('CV');
  // Ignores `accept`, as if the visitor had chosen "all files" in the browser's file dialog.
  const choose = (name: string, size: number) =>
    userEvent.upload(input, new File([new Uint8Array(size)], name), { applyAccept: false });
  const limit = 5 * 1024 * 1024;
  await choose('limit.pdf', limit);
  expect(input).not.toHaveAccessibleDescription(/You can still fill in/);
  await choose('big.PDF', limit + 1);
  expect(input).toHaveAccessibleDescription(/larger than 5MB. You can still fill in the form/);
  await choose('virus.exe', 1);
  expect(input).toHaveAccessibleDescription(/not one of the file types/);
  expect(input.files).toHaveLength(1);
  expect(input).toBeValid();
  fireEvent.change(input, { target: { files: [] } });
  expect(input).not.toHaveAccessibleDescription(/You can still fill in|not one of/);
});
