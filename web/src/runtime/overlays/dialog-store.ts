import { createStore } from '../../stores/create-store';

export type DialogName = 'free-intake' | 'discovery' | 'readiness-challenge';

export interface DialogState {
  open: DialogName | null;
  /** What had focus when the first dialog of a chain opened; focus goes back there at the end. */
  trigger: HTMLElement | null;
  /** It opened by itself: Back is not for closing it (see dialog-history). */
  isUnasked?: boolean;
}

export const closedDialog: DialogState = { open: null, trigger: null };
export const dialogStore = createStore<DialogState>(closedDialog);

/** Opens a dialog, or hands over from the one that is open. `trigger`: the button, where a button was used. */
export function openDialog(name: DialogName, trigger?: HTMLElement) {
  const current = dialogStore.get();
  dialogStore.set({ open: name, trigger: current.open ? current.trigger : (trigger ?? focused()) });
}

/** Opens a dialog that nobody asked for. */
export function openUnasked(name: DialogName) {
  dialogStore.set({ open: name, trigger: focused(), isUnasked: true });
}

function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

export function closeDialog() {
  dialogStore.set({ open: null, trigger: dialogStore.get().trigger });
}

/**
 * Returns the props of a button that opens a dialog. The inline script handles its click, so that the button works in
 * static HTML too.
 */
export const opensDialog = (name: DialogName) => ({
  'aria-haspopup': 'dialog' as const,
  'data-dialog': name,
});
