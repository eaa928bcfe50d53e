import { Suspense, useEffect } from 'react';
import { reportError } from './error-reporting';
import { ErrorBoundary } from './layout/error-boundary';
import { closeDialog, closedDialog, dialogStore } from './stores/dialog';
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

/** The dialogs of the whole site; their code stays away until somebody wants one. */
export function DialogHost() {
  const { open } = useStore(dialogStore, closedDialog);
  usePreloadOnIntent();
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
