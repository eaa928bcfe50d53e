import { Suspense, useEffect, useRef } from 'react';
import { reportError } from './error-reporting';
import { ErrorBoundary } from './layout/error-boundary';
import { closeDialog, closedDialog, dialogStore, type DialogState } from './stores/dialog';
import { useStore } from './stores/create-store';
import { lazyComponent } from './ui/lazy-component';

const dialogs = lazyComponent(async () => (await import('./dialogs')).Dialogs);

const preload = () => void dialogs.preload().catch(() => undefined);

/** Fetches the dialogs when a hand comes near a button that opens one. */
function usePreloadOnIntent() {
  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-dialog]')) preload();
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    const options = { passive: true };
    for (const intent of intents) document.addEventListener(intent, handleIntent, options);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, handleIntent);
    };
  }, []);
}

/**
 * Gives focus back when the last dialog of a chain has closed. A trigger may be gone by then (a dismissed banner), or
 * invisible in a closed popover (the phone menu): then its popover's button takes the focus, else the page itself.
 */
function useFocusReturn({ open, trigger }: DialogState) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) {
      const popover = trigger?.closest('[popover]');
      const opener = popover && document.querySelector(`[popovertarget="${popover.id}"]`);
      for (const element of [trigger, opener, document.querySelector('main')]) {
        if (!(element instanceof HTMLElement)) continue;
        element.focus({ preventScroll: true });
        if (document.activeElement === element) break;
      }
    }
    wasOpen.current = open !== null;
  }, [open, trigger]);
}

/** Open popovers (the phone menu) would lie above every dialog. */
function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
    popover.hidePopover?.();
}

/** The dialogs of the whole site; their code stays away until somebody wants one. */
export function DialogHost() {
  const state = useStore(dialogStore, closedDialog);
  const { open } = state;
  usePreloadOnIntent();
  useFocusReturn(state);
  useEffect(() => {
    if (open) closePopovers();
  }, [open]);
  if (!open) return null;
  preload();
  const Dialogs = dialogs.get();
  return (
    <ErrorBoundary
      resetKey={open}
      fallback={null}
      onError={(error) => {
        reportError(error);
        closeDialog();
      }}
    >
      <Suspense fallback={null}>
        <Dialogs open={open} />
      </Suspense>
    </ErrorBoundary>
  );
}
