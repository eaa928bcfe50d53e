import { act, screen } from '@testing-library/react';
import { openDialog } from '../../runtime/overlays/dialog-store';
import { holdPosts, stored } from '../../test/api';
import { control, expectToast, fill, renderInSite, valuesOf } from '../../test/render';

const request = {
  firstName: 'Ines',
  lastName: 'Peeters',
  email: 'ines@atelier.example',
  company: 'Atelier Peeters',
  message: 'We would like to see what is possible.',
};
const names = Object.keys(request);
const sendButton = () => screen.getByRole('button', { name: 'Request Discovery' });

async function openDiscovery() {
  const user = renderInSite(null);
  act(() => openDialog('discovery'));
  await screen.findByRole('dialog', { name: 'Full Discovery' });
  return user;
}

test('stores the request, shows a toast and closes, and opens with empty fields the next time', async () => {
  const user = await openDiscovery();
  await fill(request);
  await user.click(sendButton());

  await expectToast(
    'Discovery request sent!',
    "We'll contact you within 24 hours to schedule your Discovery session",
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stored.contact).toEqual([
    { ...request, service: 'discovery', id: expect.any(Number), createdAt: expect.any(String) },
  ]);

  act(() => openDialog('discovery'));
  await screen.findByRole('dialog');
  expect(Object.values(valuesOf(names))).toEqual(names.map(() => ''));
  expect(control('service')).toHaveValue('discovery');
});

test('if the visitor closes the dialog during its call and then opens another dialog, that dialog stays open', async () => {
  const release = holdPosts();
  const user = await openDiscovery();
  await fill(request);
  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Sending...' });
  // Browsers take the focus from a disabled button, but jsdom does not.
  control('message').focus();
  control('message').blur();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => openDialog('free-intake'));
  await screen.findByRole('dialog', { name: 'Free AI Intake' });
  release();

  await expectToast('Discovery request sent!', expect.any(String));
  expect(screen.getByRole('dialog', { name: 'Free AI Intake' })).toBeVisible();
});
