import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDialog, opensDialog } from './dialog-store';
import { failPosts } from '../../test/api';
import { clickBackdrop, control, expectToast, fill, renderInSite } from '../../test/render';
import { Button } from '../../ui/button';

const page = (
  <>
    <a href="#top">A link before</a>
    <Button {...opensDialog('free-intake')}>Free Intake</Button>
    <Button {...opensDialog('discovery')}>Full Discovery</Button>
  </>
);

const message = {
  firstName: 'Ines',
  lastName: 'Peeters',
  email: 'ines@atelier.example',
  message: 'More than ten characters.',
};

const backdrop = () => document.querySelector('[data-dialog-open]')!;
const pressF8 = () => fireEvent.keyDown(document.activeElement!, { key: 'F8', code: 'F8' });
const triggerNamed = (name: string) => screen.getByRole('button', { name });

async function open(name: 'Free Intake' | 'Full Discovery') {
  const user = renderInSite(page);
  const trigger = triggerNamed(name);
  await user.click(trigger);
  return { user, trigger, dialog: await screen.findByRole('dialog') };
}

test.each([
  ['Free Intake', 'Free AI Intake'],
  ['Full Discovery', 'Full Discovery'],
] as const)(
  'the button "%s" opens a dialog whose heading and accessible name are "%s"',
  async (button, name) => {
    const { dialog } = await open(button);
    expect(dialog).toHaveAccessibleName(name);
    expect(within(dialog).getByRole('heading', { name })).toBeVisible();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
  },
);

test('while a dialog is open, the page is inert and marked as modal', async () => {
  const { user } = await open('Full Discovery');
  const behind = document.querySelector('main')!;
  expect(behind).toHaveProperty('inert', true);
  // CSS reads this attribute, to keep the page from scrolling and to move the demo's panel aside.
  expect(document.documentElement).toHaveAttribute('data-modal');
  expect(document.querySelector('[data-dialog-open]')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(behind).toHaveProperty('inert', false);
  expect(document.documentElement).not.toHaveAttribute('data-modal');
  expect(document.querySelector('[data-dialog-open]')).not.toBeInTheDocument();
});

test('leaves the panel of a browser extension usable, and a press in it does not close the dialog', async () => {
  const panel = document.createElement('div');
  panel.innerHTML = '<button>Fill in</button>';
  document.body.append(panel);
  const { user, dialog } = await open('Full Discovery');
  expect(panel).not.toHaveProperty('inert', true);
  await user.click(triggerNamed('Fill in'));
  act(() => triggerNamed('Fill in').focus());
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  panel.remove();
});

test('focuses the heading of a dialog, and closes the dialog on Escape and on a click on the backdrop, but not on a click inside', async () => {
  const { user, trigger, dialog } = await open('Full Discovery');
  const heading = within(dialog).getByRole('heading', { level: 2, name: /^Request a/ });
  expect(heading).toHaveFocus();
  await user.click(heading);
  expect(dialog).toBeVisible();
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();

  await user.click(trigger);
  await clickBackdrop(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('a held Enter key that has closed a dialog does not open it again at its button', async () => {
  const { user, trigger } = await open('Full Discovery');
  await user.keyboard('{Escape}');
  expect(trigger).toHaveFocus();
  // `fireEvent` returns false if a listener has prevented the default action, here a click.
  expect(fireEvent.keyDown(trigger, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(trigger, { key: 'Enter' })).toBe(true);
});

async function failToSend() {
  failPosts('server error');
  const opened = await open('Full Discovery');
  await fill(message);
  await opened.user.click(triggerNamed('Request Discovery'));
  await expectToast('Error sending request', '500: The workshop is closed');
  await waitFor(() => expect(triggerNamed('Request Discovery')).toBeEnabled());
  act(() => control('message').focus());
  return opened;
}

test('ignores the second click of a double click, and a click on the backdrop soon after opening', async () => {
  const { dialog } = await open('Full Discovery');
  const clicks = [
    [backdrop(), 1],
    [backdrop(), 2],
    [within(dialog).getByLabelText('Close'), 2],
  ] as const;
  const time = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
  for (const [target, detail] of clicks) {
    fireEvent.pointerDown(target);
    fireEvent.click(target, { detail });
    expect(dialog).toBeVisible();
  }
  time.mockRestore();
});

test('keeps the dialog open when a text selection ends outside it', async () => {
  const { dialog } = await open('Full Discovery');
  fireEvent.pointerDown(dialog);
  fireEvent.click(backdrop(), { detail: 1 });
  expect(dialog).toBeVisible();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keeps the dialog open when Escape ends an IME composition: %j',
  async (composition) => {
    const { dialog } = await open('Full Discovery');
    fireEvent.keyDown(control('firstName'), { key: 'Escape', ...composition });
    expect(dialog).toBeVisible();
  },
);

test('closes only the toast on the first Escape, and keeps typed text', async () => {
  const { user, dialog } = await failToSend();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(control('message')).toHaveValue(message.message);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  await user.click(triggerNamed('Full Discovery'));
  await screen.findByRole('dialog');
  expect(control('message')).toHaveValue(message.message);
});

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['its button', (user) => user.click(screen.getByLabelText('Dismiss notification'))],
  ['F8 and Escape', (user) => (pressF8(), user.keyboard('{Escape}'))],
])('returns the focus into the dialog after a toast was dismissed by %s', async (_, dismiss) => {
  const { user, dialog } = await failToSend();
  await dismiss(user);
  expect(control('message')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
});

test('shows one dialog at a time, and returns the focus to the first trigger if another dialog has replaced its dialog', async () => {
  const { user, trigger } = await open('Free Intake');
  act(() => openDialog('discovery'));
  const discovery = await screen.findByRole('dialog', { name: 'Full Discovery' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(discovery).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(trigger).toHaveFocus();
});

test('moves the focus to `main` when a dialog closes whose trigger no longer exists', async () => {
  const { user, trigger } = await open('Full Discovery');
  trigger.remove = Element.prototype.remove;
  trigger.remove();
  await user.keyboard('{Escape}');
  expect(document.querySelector('main')).toHaveFocus();
});
