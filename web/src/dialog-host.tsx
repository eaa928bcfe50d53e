import { Suspense, useEffect, useRef } from 'react';
import { startDialogHistory } from './dialog-history';
import { followDialogOpeners } from './dialog-openers';
import { recoverFrom } from './missing-code';
import {
  closeDialog,
  closedDialog,
  dialogStore,
  type DialogName,
  type DialogState,
} from './stores/dialog';
import { useStore } from './stores/create-store';
import { ErrorBoundary } from './ui/error-boundary';
import { lazyComponent } from './ui/lazy-component';

const withForms = lazyComponent(async () => (await import('./dialogs')).Dialogs);
/** Apart from them: it opens by itself, for visitors who asked for no form. */
const challenge = lazyComponent<{ open: DialogName }>(
  async () =>
    (await import('./features/readiness-challenge/readiness-challenge-dialog'))
      .ReadinessChallengeDialog,
);
const codeOf = (name: DialogName) => (name === 'readiness-challenge' ? challenge : withForms);

const preload = (name: DialogName) =>
  void codeOf(name)
    .preload()
    .catch(() => undefined);

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
      for (const element of [opener ?? trigger, document.querySelector('main')]) {
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
  const { open, isUnasked } = state;
  useEffect(startDialogHistory, []);
  useEffect(() => followDialogOpeners(preload), []);
  useFocusReturn(state);
  useEffect(() => {
    if (open) closePopovers();
  }, [open]);
  if (!open) return null;
  preload(open);
  const Dialog = codeOf(open).get();
  return (
    <ErrorBoundary
      resetKey={open}
      fallback={null}
      onError={(error) => {
        codeOf(open).forgetFailure();
        // Nobody waits for what comes by itself: no reload, no message.
        if (!isUnasked) recoverFrom(error);
        closeDialog();
      }}
    >
      <Suspense fallback={null}>
        <Dialog open={open} />
      </Suspense>
    </ErrorBoundary>
  );
}
