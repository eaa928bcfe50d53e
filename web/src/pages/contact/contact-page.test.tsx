import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../content/site';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { renderPage } from '../../test/render';
import { ContactPage } from './contact-page';

const renderContact = () => renderPage(<ContactPage />);

test('shows the message form, the email address and the phone number', async () => {
  await renderContact();
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible();
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  );
});

test('shows Discovery with its price, and two buttons that open the dialog', async () => {
  await renderContact();
  expect(screen.getByText('€400')).toBeVisible();
  expect(screen.getByText('one-time')).toBeVisible();
  const actions = screen.getAllByRole('button', { name: 'Start with Discovery' });
  expect(actions).toHaveLength(2);
  for (const action of actions) {
    dialogStore.set({ open: null, trigger: null });
    await userEvent.click(action);
    expect(dialogStore.get().open).toBe('discovery');
  }
});
