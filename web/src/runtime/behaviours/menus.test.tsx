import '../../test/popover';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteHeader } from '../../layout/site-header';
import { showStaticHtml } from '../../test/static-html';
import { startMenus } from './menus';

function showNav() {
  showStaticHtml(
    <>
      <SiteHeader />
      <main tabIndex={-1}>Elsewhere</main>
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
const group = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });
/** Fires a MouseEvent with a `pointerType`, because jsdom has no PointerEvent. */
const firePointer = (type: string, pointerType: string) =>
  fireEvent(
    group('Services'),
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }),
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeAll(startMenus);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('opens a panel on hover, and closes it 150 ms after the mouse has left', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  expect(link('AI Systems')).toBeVisible();

  await user.unhover(group('Services'));
  wait(149);
  expect(link('AI Systems')).toBeVisible();
  wait(1);
  expect(link('AI Systems')).toBeNull();
});

test('closes a panel 150 ms after the mouse has left the window', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  firePointer('pointerout', 'mouse');
  wait(149);
  expect(link('AI Systems')).toBeVisible();
  wait(1);
  expect(link('AI Systems')).toBeNull();
});

test.each(['button', 'panel'])(
  'keeps a panel open when the mouse returns to its %s within 150 ms',
  async (where) => {
    const user = showNav();
    await user.hover(group('Services'));
    await user.unhover(group('Services'));
    wait(149);
    await user.hover(where === 'button' ? group('Services') : link('AI Systems')!);
    wait(1000);
    expect(link('AI Systems')).toBeVisible();
  },
);

test('closes a panel at once when the mouse opens the panel of another group', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  await user.hover(group('Products'));
  expect(link('AI Systems')).toBeNull();
  wait(1000);
  expect(link('AI-Suite')).toBeVisible();
});

test('keeps a panel open on the first click after a hover, and closes it on the second', async () => {
  const user = showNav();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeNull();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
});

test('opens a panel on a click after Escape has closed it under the mouse', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  await user.keyboard('{Escape}');
  expect(link('AI Systems')).toBeNull();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
});

test('closes a panel on Enter after a hover has opened it', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  act(() => group('Services').focus());
  await user.keyboard('{Enter}');
  expect(link('AI Systems')).toBeNull();
});

test('toggles a panel once per tap, although a tap also fires pointer events', async () => {
  const user = showNav();
  const tap = { keys: '[TouchA]', target: group('Services') };
  firePointer('pointerover', 'touch');
  expect(link('AI Systems')).toBeNull();
  await user.pointer(tap);
  wait(1000);
  expect(link('AI Systems')).toBeVisible();
  await user.pointer(tap);
  wait(1000);
  expect(link('AI Systems')).toBeNull();
});

test('opens no panel on focus, and toggles the panel on Enter and Space', async () => {
  const user = showNav();
  act(() => group('Solutions').focus());
  expect(group('Solutions')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}{End}');
  expect(link('All solutions')).toBeNull();
  await user.keyboard('{Enter}');
  expect(link('All solutions')).toBeVisible();
  await user.keyboard(' ');
  expect(link('All solutions')).toBeNull();
});

test('moves the focus through a panel with arrow keys, Home and End, and back to its button with Escape', async () => {
  const user = showNav();
  act(() => group('Solutions').focus());
  const steps: [string, string][] = [
    ['{ArrowDown}', 'All solutions'],
    ['{ArrowDown}', 'HR & Personnel'],
    ['{End}', 'Compliance & Strategy'],
    ['{ArrowDown}', 'All solutions'],
    ['{ArrowUp}', 'Compliance & Strategy'],
    ['{Home}', 'All solutions'],
  ];
  for (const [key, name] of steps) {
    await user.keyboard(key);
    expect(link(name)).toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expect(link('All solutions')).toBeNull();
  expect(group('Solutions')).toHaveFocus();
});

test('returns the focus to the button on Escape after a hover has opened the panel', async () => {
  const user = showNav();
  await user.hover(group('Company'));
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}{Escape}');
  expect(link('About')).toBeNull();
  expect(group('Company')).toHaveFocus();
});

test('closes a panel when the focus leaves its group', async () => {
  const user = showNav();
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}{End}');
  expect(screen.getAllByRole('link').at(-1)).toHaveFocus();
  await user.tab();
  expect(group('Free Intake')).toHaveFocus();
  expect(link('Careers')).toBeNull();
});

test('keeps a panel open while another window has the focus', async () => {
  const user = showNav();
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}');
  fireEvent.focusOut(link('About')!, { relatedTarget: null });
  expect(link('About')).toBeVisible();
});

test('keeps a panel with the keyboard’s focus open when the mouse moves away', async () => {
  const user = showNav();
  await user.hover(group('Company'));
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}');
  await user.unhover(group('Company'));
  wait(1000);
  expect(link('About')).toHaveFocus();
});

test('closes only the panel of the group that the mouse has left', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  await user.hover(screen.getByText('Elsewhere'));
  wait(149);
  act(() => group('Company').focus());
  await user.keyboard('{Enter}');
  wait(1000);
  expect(link('About')).toBeVisible();
});

test.each([
  ['panel', 'Company', 'About'],
  ['phone menu', 'Open menu', 'Close menu'],
])('closes an open %s when the visitor leaves the page', async (_, trigger, inside) => {
  const user = showNav();
  await user.click(group(trigger));
  const shown = inside === 'About' ? link(inside)! : group(inside);
  expect(shown).toBeVisible();
  // The back/forward cache stores the page in the state after `pagehide`.
  fireEvent(window, new Event('pagehide'));
  expect(shown).not.toBeVisible();
});
