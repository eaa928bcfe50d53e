import { act, fireEvent, getConfig, render, screen, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { dialogs } from '../app/islands';
import { runDialog, Toaster } from '../app/overlays';
import { closeDialog, dialogStore } from '../runtime/overlays/dialog-store';
import { startDialogs } from '../runtime/overlays/dialogs';

startDialogs(async (name) => {
  const Dialog = await dialogs[name].load();
  return async (container) => {
    let running: Promise<() => void>;
    act(() => {
      running = runDialog(Dialog, container);
    });
    const unmount = await running!;
    return () => act(unmount);
  };
});
afterEach(() => {
  if (dialogStore.get().open) act(closeDialog);
});

/** Renders a part of the site with dialogs and toasts. Returns a `userEvent` instance. */
export function renderInSite(part: ReactNode, path = '/') {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <main tabIndex={-1}>{part}</main>
      </MemoryRouter>
    </StrictMode>,
  );
  // On a page the toasts also have a React root of their own, without a router.
  const toasts = document.body.appendChild(document.createElement('div'));
  toasts.dataset.overlay = '';
  render(<Toaster />, { container: toasts });
  // jsdom has no layout, so `userEvent` cannot check whether another element covers a control.
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Runs `work`, which waits until React has rendered. Inside `act`, React would render only after `work` has ended. */
export const outsideAct = (work: () => Promise<void>): Promise<void> =>
  getConfig().asyncWrapper(work);

/**
 * Clicks the backdrop of a dialog. A dialog ignores such clicks in its first 500 ms, but not this one: in jsdom the
 * time of an event is the time since 1970.
 */
export const clickBackdrop = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(document.querySelector('[data-dialog-open]')!);

/** Waits for a toast, and expects its title, its description, and that assistive technology can reach it. */
export async function expectToast(title: string, description: string) {
  // A search by role would take fifty times as long as a search by text, and would run after each change of the
  // document.
  const shown = await screen.findByText(title, { selector: '[data-overlay] li *' });
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(region).toContainElement(shown);
  const item = shown.closest('li')!;
  expect([...item.querySelectorAll('div')].map((text) => text.textContent)).toEqual([
    title,
    description,
  ]);
  expect(within(region).getAllByRole('listitem')).toHaveLength(1);
}

export function control(name: string) {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No control named ${name}`);
  return found;
}

export const valuesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, control(name).value]));

/**
 * Focuses one control after the other, sets its value, and fires the event that React handles. `userEvent` would fire
 * all events of each key, which takes five times as long. Tests about keys use `user.type`.
 */
export const fill = (values: Record<string, string>) =>
  outsideAct(async () => {
    for (const [name, value] of Object.entries(values)) {
      const field = control(name);
      act(() => field.focus());
      fireEvent[field.matches('select') ? 'change' : 'input'](field, { target: { value } });
    }
  });

/** Sets values without an event, as some password managers do. */
export function setSilently(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) control(name).value = value;
}

/** Expects that a control is invalid, and that its accessible description contains `message`. */
export function expectFieldError(name: string, message: string) {
  expect(control(name)).toBeInvalid();
  expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(message));
}
