import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { bannerDueStore } from './banner-store';
import { DiscoveryBanner } from './discovery-banner';

class NoResizeObserver {
  observe() {}
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { ResizeObserver: NoResizeObserver }));
afterEach(() => act(() => bannerDueStore.set(false)));

const banner = () => screen.queryByRole('region', { name: 'Announcement' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const becomeDue = () => act(() => bannerDueStore.set(true));

const renderBanner = () =>
  render(
    <StrictMode>
      <main tabIndex={-1}>
        <DiscoveryBanner />
      </main>
    </StrictMode>,
  );

test('appears only when the home clock says so, with its text and three buttons', () => {
  renderBanner();
  expect(banner()).not.toBeInTheDocument();
  becomeDue();
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

test('appears at once if the home clock has said so before the banner’s code loads', () => {
  becomeDue();
  renderBanner();
  expect(banner()).toBeVisible();
});

test.each([
  ['Free Intake', 'free-intake'],
  ['Full Discovery', 'discovery'],
  ['Dismiss', null],
])(
  'never appears again after a press on "%s", which opens the dialog: %s',
  async (name, dialog) => {
    const { unmount } = renderBanner();
    becomeDue();
    press(name);
    expect(banner()).not.toBeInTheDocument();
    await waitFor(() => expect(dialogStore.get().open).toBe(dialog));
    expect(localStorage.getItem('discoveryBannerDismissed')).toBe('true');
    unmount();
    renderBanner();
    expect(banner()).not.toBeInTheDocument();
  },
);

test('moves the focus to `main` when the visitor dismisses the banner', () => {
  renderBanner();
  becomeDue();
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  press('Dismiss');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('disappears when the visitor dismisses the banner in another tab', () => {
  renderBanner();
  becomeDue();
  localStorage.setItem('discoveryBannerDismissed', 'true');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'discoveryBannerDismissed' }));
  });
  expect(banner()).not.toBeInTheDocument();
});

test.each(['false', '1', '"true"'])('appears if the stored value is "%s"', (stored) => {
  localStorage.setItem('discoveryBannerDismissed', stored);
  renderBanner();
  becomeDue();
  expect(banner()).toBeVisible();
});

test('removes its custom property from the root element when it unmounts', () => {
  const { unmount } = renderBanner();
  becomeDue();
  expect(document.documentElement.style.getPropertyValue('--banner')).toBe('0px');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--banner')).toBe('');
});
