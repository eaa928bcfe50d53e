import { act, screen, waitFor } from '@testing-library/react';
import { openDialog } from '../../runtime/overlays/dialog-store';
import { failPosts, holdPosts, stored } from '../../test/api';
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

test('after a submit, stores the request, shows a toast and closes', async () => {
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
});

test('the dialog has empty fields when it opens again after a success', async () => {
  const user = await openDiscovery();
  await fill(request);
  await user.click(sendButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => openDialog('discovery'));
  await screen.findByRole('dialog');

  expect(Object.values(valuesOf(names))).toEqual(names.map(() => ''));
  expect(control('service')).toHaveValue('discovery');
});

test('sends the service that the visitor chooses', async () => {
  const user = await openDiscovery();
  await fill({ ...request, service: 'custom-solution' });
  await user.click(sendButton());

  await expectToast('Discovery request sent!', expect.any(String));
  expect(stored.contact[0]).toMatchObject({ service: 'custom-solution' });
});

test('stays open after a failure, shows the error in a toast and keeps the typed values', async () => {
  failPosts('server error');
  const user = await openDiscovery();
  await fill(request);
  await user.click(sendButton());

  await expectToast('Error sending request', '500: The workshop is closed');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(valuesOf(names)).toEqual(request);
  expect(stored.contact).toEqual([]);
});

test('closes on Escape during the call, when no element has focus', async () => {
  const release = holdPosts();
  const user = await openDiscovery();
  await fill(request);
  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Sending...' });
  control('message').focus();
  control('message').blur();
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release();
  await expectToast('Discovery request sent!', expect.any(String));
});

test.each([
  ['free-intake', 'Free AI Intake'],
  ['discovery', 'Full Discovery'],
] as const)(
  'if the visitor closes the dialog during its call and then opens the dialog %s, that dialog stays open',
  async (next, name) => {
    const release = holdPosts();
    const user = await openDiscovery();
    await fill(request);
    await user.click(sendButton());
    await screen.findByRole('button', { name: 'Sending...' });
    await user.keyboard('{Escape}');
    act(() => openDialog(next));
    await screen.findByRole('dialog', { name });
    release();

    await expectToast('Discovery request sent!', expect.any(String));
    expect(screen.getByRole('dialog', { name })).toBeVisible();
  },
);
