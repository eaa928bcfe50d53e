import { createStore } from './create-store';

export type DialogName = 'free-intake' | 'discovery';

export interface DialogState {
  open: DialogName | null;
  /** What had focus when the first dialog of a chain opened; focus goes back there at the end. */
  trigger: HTMLElement | null;
}

export const closedDialog: DialogState = { open: null, trigger: null };
export const dialogStore = createStore<DialogState>(closedDialog);

/** Opens a dialog, or hands over from the one that is open. */
export function openDialog(name: DialogName) {
  const current = dialogStore.get();
  const focused = document.activeElement;
  const trigger = current.open
    ? current.trigger
    : focused instanceof HTMLElement && focused !== document.body
      ? focused
      : null;
  dialogStore.set({ open: name, trigger });
}

export function closeDialog() {
  dialogStore.set({ ...dialogStore.get(), open: null });
}

/** Props of a button that opens a dialog. `data-dialog` lets the shell fetch the dialogs when a hand comes near. */
export const opensDialog = (name: DialogName) => ({
  onClick: () => openDialog(name),
  'aria-haspopup': 'dialog' as const,
  'data-dialog': name,
});
