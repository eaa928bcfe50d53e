import { createStore } from '../../stores/create-store';

export type DialogName = 'free-intake' | 'discovery' | 'readiness-challenge';

export interface DialogState {
  open: DialogName | null;
  /**
   * Element that gets the focus when the dialog closes. A dialog that replaces another one keeps the other's trigger.
   */
  trigger: HTMLElement | null;
  /** Set for a dialog that opened by itself. Such a dialog has no history entry (dialog-history.ts). */
  isUnasked?: boolean;
}

export const closedDialog: DialogState = { open: null, trigger: null };
export const dialogStore = createStore<DialogState>(closedDialog);

/** Replaces an open dialog. `trigger` is the clicked button, if there is one. */
export function openDialog(name: DialogName, trigger?: HTMLElement) {
  const current = dialogStore.get();
  dialogStore.set({ open: name, trigger: current.open ? current.trigger : (trigger ?? focused()) });
}

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

/** Props of a button that opens a dialog. The inline script (app/inline.ts) handles the click. */
export const opensDialog = (name: DialogName) => ({
  'aria-haspopup': 'dialog' as const,
  'data-dialog': name,
});
