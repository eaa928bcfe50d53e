import { useEffect, useRef, type ComponentType } from 'react';
import { failures } from '../../content/failures';
import { useStore } from '../../stores/use-store';
import { closePopovers } from '../behaviours/menus';
import { ErrorBoundary } from '../islands/error-boundary';
import {
  closeDialog,
  closedDialog,
  dialogStore,
  type DialogName,
  type DialogState,
} from './dialog-store';
import { showToast } from './toast-store';

export type Dialogs = Record<DialogName, ComponentType>;

/**
 * Gives focus back when the last dialog of a chain has closed. A trigger may be gone by then (a dismissed banner), or
 * invisible in a closed popover (the phone menu): then its popover's button takes the focus, else the page itself.
 */
function useFocusReturn({ open, trigger }: DialogState) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) {
      const popover = trigger?.closest('[popover]');
      const ofPopover = popover && document.querySelector(`[popovertarget="${popover.id}"]`);
      for (const element of [ofPopover ?? trigger, document.querySelector('main')]) {
        if (!(element instanceof HTMLElement)) continue;
        element.focus({ preventScroll: true });
        if (document.activeElement === element) break;
      }
    }
    wasOpen.current = open !== null;
  }, [open, trigger]);
}

function handleError() {
  closeDialog();
  showToast(failures.partBroken);
}

/** Renders the open one of `dialogs`. */
export function DialogHost({ dialogs }: { dialogs: Dialogs }) {
  const state = useStore(dialogStore, closedDialog);
  const { open } = state;
  useFocusReturn(state);
  useEffect(() => {
    // An open phone menu would lie above every dialog.
    if (open) closePopovers();
  }, [open]);
  if (!open) return null;
  const Dialog = dialogs[open];
  return (
    <ErrorBoundary key={open} onError={handleError}>
      <Dialog />
    </ErrorBoundary>
  );
}
