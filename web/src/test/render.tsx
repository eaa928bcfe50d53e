import { act, getConfig, render, screen, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { dialogs } from '../app/islands';
import { runDialog, Toaster } from '../app/overlays';
import { closeDialog, dialogStore } from '../runtime/overlays/dialog-store';
import { startDialogs } from '../runtime/overlays/dialogs';

startDialogs({
  copyOf: () => undefined,
  async load(name) {
    const Dialog = await dialogs[name].load();
    return async (container) => {
      let running: Promise<() => void>;
      act(() => {
        running = runDialog(Dialog, container);
      });
      const unmount = await running!;
      return () => act(unmount);
    };
  },
});
afterEach(() => {
  if (dialogStore.get().open) act(closeDialog);
});

/** Renders a page at `path`. Without an export around them its islands are parts of its own tree, here once it resolves. */
export async function renderPage(page: ReactNode, path = '/') {
  // Waits for the islands' code too.
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Suspense fallback={null}>{page}</Suspense>
      </MemoryRouter>,
    ),
  );
}

/** Renders a part of the site with dialogs and toasts, and returns a visitor to drive it. */
export function renderInSite(part: ReactNode, path = '/') {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <main tabIndex={-1}>{part}</main>
      </MemoryRouter>
    </StrictMode>,
  );
  // As on a page: a React root of their own, without a router.
  const toasts = document.body.appendChild(document.createElement('div'));
  toasts.dataset.overlay = '';
  render(<Toaster />, { container: toasts });
  // Only a browser can tell whether something covers a control.
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** For work that waits for React: `act` would hold React back until the work has ended. */
export const outsideAct = (work: () => Promise<void>): Promise<void> =>
  getConfig().asyncWrapper(work);

/** Clicks beside the open dialog, half a second after it opened: sooner, the click would belong to the opening press. */
export async function clickBackdrop(user: ReturnType<typeof userEvent.setup>) {
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 600);
  await user.click(document.querySelector('[data-dialog-open]')!);
  now.mockRestore();
}

/** Waits for the one toast and expects its two texts; it must be within reach of assistive technology. */
export async function expectToast(title: string, description: string) {
  const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
  const shown = await within(region).findByText(title);
  const item = shown.closest('li')!;
  expect([...item.querySelectorAll('div')].map((text) => text.textContent)).toEqual([
    title,
    description,
  ]);
  expect(within(region).getAllByRole('listitem')).toHaveLength(1);
}

/** Controls by name, in the requirements' spelling. */
export function control(name: string) {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No control named ${name}`);
  return found;
}

/** What the controls of these names hold. */
export const valuesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, control(name).value]));

/** Puts texts into the controls of these names, or chooses where they are selects. */
export async function fill(
  user: ReturnType<typeof userEvent.setup>,
  values: Record<string, string>,
) {
  for (const [name, value] of Object.entries(values)) {
    const field = control(name);
    if (field.matches('select')) await user.selectOptions(field, value);
    else {
      await user.clear(field);
      if (value) await user.paste(value);
    }
  }
}

/** Sets values as a password manager may do it: without an event. */
export function setSilently(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) control(name).value = value;
}

/** Expects that `message` is shown as the error of the control named `name`, tied to it. */
export function expectFieldError(name: string, message: string) {
  expect(control(name)).toBeInvalid();
  expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(message));
}
