import '../../test/dialog-openers';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { dialogStore } from '../../stores/dialog';
import { DiscoveryBanner } from './discovery-banner';

/** jsdom lays nothing out. */
class NoResizeObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: NoResizeObserver });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const banner = () => screen.queryByRole('region', { name: 'Announcement' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function arrive(secondsAgo = 0) {
  return render(
    <StrictMode>
      <main tabIndex={-1}>
        <DiscoveryBanner arrival={performance.now() - secondsAgo * 1000} />
      </main>
    </StrictMode>,
  );
}

test('comes 5,000 ms after arrival, not before, with its text and three buttons', () => {
  arrive();
  pass(4_999);
  expect(banner()).not.toBeInTheDocument();
  pass(1);
  expect(banner()).toBeVisible();
  expect(
    within(banner()!).getByText(
      'Confused about AI for your business? Start with our free intake or full discovery session',
    ),
  ).toBeVisible();
  const buttons = within(banner()!).getAllByRole('button');
  expect(buttons.map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Free Intake',
    'Full Discovery',
    'Dismiss',
  ]);
});

test('counts from the load when the application comes later', () => {
  arrive(4);
  pass(999);
  expect(banner()).not.toBeInTheDocument();
  pass(1);
  expect(banner()).toBeVisible();
});

test.each([
  ['Free Intake', 'free-intake'],
  ['Full Discovery', 'discovery'],
  ['Dismiss', null],
])('"%s" dismisses it for good and opens: %s', (name, dialog) => {
  const { unmount } = arrive();
  pass(5_000);
  press(name);
  expect(banner()).not.toBeInTheDocument();
  expect(dialogStore.get().open).toBe(dialog);
  expect(localStorage.getItem('discoveryBannerDismissed')).toBe('true');
  unmount();
  arrive();
  pass(60_000);
  expect(banner()).not.toBeInTheDocument();
});

test('gives the focus to the page when it is dismissed', () => {
  arrive();
  pass(5_000);
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  press('Dismiss');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('goes when another tab dismisses it', () => {
  arrive();
  pass(5_000);
  localStorage.setItem('discoveryBannerDismissed', 'true');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'discoveryBannerDismissed' }));
  });
  expect(banner()).not.toBeInTheDocument();
});

test.each(['false', 'yes', '{', ''])('comes where "%s" is stored', (stored) => {
  localStorage.setItem('discoveryBannerDismissed', stored);
  arrive();
  pass(5_000);
  expect(banner()).toBeVisible();
});

test('its timer dies with the page that the visitor leaves', () => {
  const { unmount } = arrive();
  pass(4_900);
  unmount();
  arrive();
  pass(4_999);
  expect(banner()).not.toBeInTheDocument();
});

test('leaves nothing behind on the page', () => {
  const { unmount } = arrive();
  pass(5_000);
  expect(document.documentElement.style.getPropertyValue('--banner')).toBe('0px');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--banner')).toBe('');
});
