import '../test/popover';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeDialog } from '../runtime/overlays/dialog-store';
import { renderInSite } from '../test/render';
import { showStaticHtml } from '../test/static-html';
import { SiteHeader } from './site-header';

async function openMenu(path = '/') {
  showStaticHtml(<SiteHeader />, path);
  const user = userEvent.setup();
  expect(menu()).toBeNull();
  await user.click(trigger());
  expect(menu()).toBeVisible();
  return user;
}
const trigger = () => screen.getByRole('button', { name: 'Open menu' });
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
const inMenu = (text: string) => {
  const found = document.querySelectorAll('#site-menu summary, #site-menu a, #site-menu button');
  return [...found].find(({ textContent }) => textContent === text)!;
};

test.each(['Close menu', 'Escape'])('closes the menu on %s', async (way) => {
  const user = await openMenu();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: way }));
  expect(menu()).toBeNull();
});

test('opens and closes its four groups independently', async () => {
  const user = await openMenu();
  const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(opened()).toEqual([false, false, false, false]);
  await user.click(inMenu('Solutions'));
  await user.click(inMenu('Products'));
  expect(opened()).toEqual([true, false, true, false]);
  await user.click(inMenu('Solutions'));
  expect(opened()).toEqual([false, false, true, false]);
});

test('marks the link to the current page', async () => {
  await openMenu('/services/data-security');
  expect(inMenu('Data Security')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['Free Intake', 'Free AI Intake'],
  ['Full Discovery', 'Full Discovery'],
])(
  '%s closes it and opens the dialog, which returns focus to the trigger',
  async (name, dialog) => {
    const user = renderInSite(<SiteHeader />);
    const button = trigger();
    await user.click(button);
    await user.click(inMenu(name));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(dialog);
    expect(inMenu(name)).not.toBeVisible();
    act(closeDialog);
    expect(button).toHaveFocus();
  },
);
