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
/** jsdom has no PointerEvent, so a MouseEvent with `pointerType` replaces it. */
const firePointer = (type: string, pointerType: string) =>
  fireEvent(
    group('Services'),
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }),
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeAll(startMenus);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('opens on hover and closes 150 ms after the mouse has left', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  expect(link('AI Systems')).toBeVisible();

  await user.unhover(group('Services'));
  wait(149);
  expect(link('AI Systems')).toBeVisible();
  wait(1);
  expect(link('AI Systems')).toBeNull();
});

test('closes 150 ms after the mouse has left the window', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  firePointer('pointerout', 'mouse');
  wait(149);
  expect(link('AI Systems')).toBeVisible();
  wait(1);
  expect(link('AI Systems')).toBeNull();
});

test.each(['button', 'panel'])(
  'stays open when the mouse returns to the %s in time',
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

test('closes at once when the mouse opens the next group', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  await user.hover(group('Products'));
  expect(link('AI Systems')).toBeNull();
  wait(1000);
  expect(link('AI-Suite')).toBeVisible();
});

test('the first click keeps open what the mouse opened, and the second click closes it', async () => {
  const user = showNav();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeNull();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
});

test('a click reopens a panel that Escape closed under the mouse', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  await user.keyboard('{Escape}');
  expect(link('AI Systems')).toBeNull();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
});

test('Enter closes a panel that the mouse opened', async () => {
  const user = showNav();
  await user.hover(group('Services'));
  act(() => group('Services').focus());
  await user.keyboard('{Enter}');
  expect(link('AI Systems')).toBeNull();
});

test('a touch toggles the panel once, despite the pointer events around it', async () => {
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

test('focus alone opens nothing; Enter and Space toggle', async () => {
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

test('ArrowDown opens, arrows, Home and End move the focus, and Escape returns it to the button', async () => {
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

test('Escape returns the focus to the button if the mouse had opened the panel', async () => {
  const user = showNav();
  await user.hover(group('Company'));
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}{Escape}');
  expect(link('About')).toBeNull();
  expect(group('Company')).toHaveFocus();
});

test('closes when focus leaves the group', async () => {
  const user = showNav();
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}{End}');
  expect(screen.getAllByRole('link').at(-1)).toHaveFocus();
  await user.tab();
  expect(group('Free Intake')).toHaveFocus();
  expect(link('Careers')).toBeNull();
});

test('stays open while another window has the focus', async () => {
  const user = showNav();
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}');
  fireEvent.focusOut(link('About')!, { relatedTarget: null });
  expect(link('About')).toBeVisible();
});

test('stays open for a keyboard user when the mouse moves away', async () => {
  const user = showNav();
  await user.hover(group('Company'));
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}');
  await user.unhover(group('Company'));
  wait(1000);
  expect(link('About')).toHaveFocus();
});

test('closes the group that the mouse has left, and no other', async () => {
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
])('an open %s closes when the visitor leaves the page', async (_, trigger, inside) => {
  const user = showNav();
  await user.click(group(trigger));
  const shown = inside === 'About' ? link(inside)! : group(inside);
  expect(shown).toBeVisible();
  // The browser stores the page for Back in the state after pagehide.
  fireEvent(window, new Event('pagehide'));
  expect(shown).not.toBeVisible();
});
