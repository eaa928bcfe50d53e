import '../test/popover';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { useLinksToLoadedPages } from '../test/link-navigation';
import { DialogHost } from '../dialog-host';
import { closeDialog, dialogStore } from '../stores/dialog';
import { preloadIslands } from '../ui/island';
import { Link } from '../ui/link';
import { SiteHeader } from './site-header';
import { useNavigationEffects } from './use-navigation-effects';

beforeAll(preloadIslands);
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation());
afterEach(() => void jest.restoreAllMocks());

/** The menu with what closes it from outside. */
function Shell() {
  useNavigationEffects();
  useLinksToLoadedPages();
  return (
    <>
      <SiteHeader />
      <main tabIndex={-1}>
        <Link to="/careers">Elsewhere</Link>
      </main>
      <DialogHost />
    </>
  );
}

async function openMenu(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Shell />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await user.click(opener());
  expect(menu()).toBeVisible();
  return user;
}
const opener = () => screen.getByRole('button', { name: 'Open menu' });
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
const inMenu = (text: string) => {
  const found = document.querySelectorAll('#site-menu summary, #site-menu a, #site-menu button');
  return [...found].find(({ textContent }) => textContent === text)!;
};

test.each(['Close menu', 'Escape'])('%s closes it', async (way) => {
  const user = await openMenu();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: way }));
  expect(menu()).toBeNull();
});

test('its four groups open and close independently', async () => {
  const user = await openMenu();
  const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(opened()).toEqual([false, false, false, false]);
  await user.click(inMenu('Solutions'));
  await user.click(inMenu('Products'));
  expect(opened()).toEqual([true, false, true, false]);
  await user.click(inMenu('Solutions'));
  expect(opened()).toEqual([false, false, true, false]);
});

test('marks the page that is open', async () => {
  await openMenu('/services/data-security');
  expect(inMenu('Data Security')).toHaveAttribute('aria-current', 'page');
});

test.each(['/products/voice-agents', '/pricing'])(
  'closes when a link to %s is followed, another page or the same',
  async (path) => {
    const user = await openMenu('/pricing');
    await user.click(inMenu(path === '/pricing' ? 'Pricing' : 'Voice Agents'));
    expect(menu()).toBeNull();
  },
);

test('closes when something outside it changes the page', async () => {
  const user = await openMenu();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(menu()).toBeNull();
});

test.each([
  ['Free Intake', 'free-intake'],
  ['Full Discovery', 'discovery'],
])(
  '%s closes it and opens the dialog, which gives focus back to the opener',
  async (name, dialog) => {
    const user = await openMenu();
    await user.click(inMenu(name));
    expect(menu()).toBeNull();
    expect(dialogStore.get().open).toBe(dialog);
    act(closeDialog);
    expect(opener()).toHaveFocus();
  },
);
