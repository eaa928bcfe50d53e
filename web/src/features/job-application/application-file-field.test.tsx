import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applications } from '../../content/features/job-application';
import type { JobSlug } from '../../paths';
import { ApplicationForm } from './application-form';

// At least one file field of each job and its `accept` attribute, repeated by hand (requirements, sections 3 and 5).
const files: [JobSlug, string, string | null][] = [
  ['senior-ai-engineer', 'CV', '.pdf,.doc,.docx,.jpeg,.jpg,.png'],
  ['senior-ai-engineer', 'Cover letter', '.pdf,.doc,.docx,.jpeg,.jpg,.png'],
  ['customer-success-manager', 'CV', null],
  ['product-designer', 'Portfolio', null],
  ['business-development-manager', 'Cover letter', null],
];

const megabyte = 1024 * 1024;
const choose = (label: string, name: string, size: number) =>
  userEvent.upload(
    screen.getByLabelText<HTMLInputElement>(label),
    new File([new Uint8Array(size)], name),
    // Ignores `accept`, as if the visitor had chosen "all files" in the browser's file dialog.
    { applyAccept: false },
  );

test.each(files)(
  'for the job %s, the field %s has the accept attribute %s',
  (slug, label, accept) => {
    render(<ApplicationForm slug={slug} />);
    const input = screen.getByLabelText(label);
    expect(input.getAttribute('accept')).toBe(accept);
    expect(input).not.toBeRequired();
  },
);

test.each(files)(
  'for the job %s, the field %s warns about size and type, and stays valid',
  async (slug, label) => {
    render(<ApplicationForm slug={slug} />);
    const input = screen.getByLabelText<HTMLInputElement>(label);
    expect(input).not.toHaveAccessibleDescription(/You can still fill in/);

    await choose(label, 'big.PDF', 5 * megabyte + 1);
    expect(input).toHaveAccessibleDescription(/larger than 5MB. You can still fill in the form/);
    expect(input.files).toHaveLength(1);
    await choose(label, 'limit.pdf', 5 * megabyte);
    expect(input).not.toHaveAccessibleDescription(/You can still fill in/);
    await choose(label, 'virus.exe', 1);
    expect(input).toHaveAccessibleDescription(/not one of the file types/);
    expect(input.files).toHaveLength(1);
    expect(input).toBeValid();
  },
);

test('removes the warning when the visitor removes the file', async () => {
  render(<ApplicationForm slug="product-designer" />);
  const input = screen.getByLabelText<HTMLInputElement>('CV');
  await choose('CV', 'virus.exe', 1);
  expect(input).toHaveAccessibleDescription(/not one of the file types/);
  fireEvent.change(input, { target: { files: [] } });
  expect(input).not.toHaveAccessibleDescription(/You can still fill in|not one of/);
});

test('keeps the word "required" out of a field’s accessible name', () => {
  render(<ApplicationForm slug="product-designer" />);
  for (const label of ['CV', 'Portfolio']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleName(label);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/^required /);
  }
  expect(screen.getByLabelText('Cover letter')).toHaveAccessibleDescription(/^optional /);
});

test.each(Object.entries(applications))(
  'for the job %s, the control for the scenario question has no name and is optional',
  (slug, { scenario }) => {
    render(<ApplicationForm slug={slug as JobSlug} />);
    const answer = screen.getByRole('textbox', { name: scenario });
    expect(answer).not.toHaveAttribute('name');
    expect(answer).not.toBeRequired();
  },
);
