import { CacheProvider } from '@emotion/react';
import { useEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { failures } from '../content/failures';
import { emotionCache } from '../runtime/islands/emotion-cache';
import { runRoot } from '../runtime/islands/run-root';
import { closeDialog } from '../runtime/overlays/dialog-store';
import { hideToast, noToast, showToast, toastStore } from '../runtime/overlays/toast-store';
import { guardDoubleClicks } from '../runtime/presses/double-clicks';
import { useStore } from '../stores/use-store';
import { ToastRegion } from '../ui/toast';

function handleRemove(id: number) {
  if (toastStore.get().id === id) hideToast();
}

/** Renders the current toast, after the page's content (requirements, section 2). */
export function Toaster() {
  const { id, message } = useStore(toastStore, noToast);
  // After a new submit the previous toast is out of date, and on a phone it would cover the form.
  useEffect(() => {
    addEventListener('submit', hideToast, true);
    return () => removeEventListener('submit', hideToast, true);
  }, []);
  return message && <ToastRegion id={id} message={message} onRemove={handleRemove} />;
}

let isRunning = false;

/** Renders the toasts in a React root of their own, and blocks double clicks. Only the first call has an effect. */
export function runToasts() {
  if (isRunning) return;
  isRunning = true;
  guardDoubleClicks();
  const place = document.createElement('div');
  place.dataset.overlay = '';
  document.body.append(place);
  createRoot(place).render(
    <CacheProvider value={emotionCache}>
      <Toaster />
    </CacheProvider>,
  );
}

export const runDialog = (Dialog: ComponentType, container: HTMLElement) =>
  runRoot(container, <Dialog />, (error: unknown) => {
    console.error(error);
    closeDialog();
    showToast(failures.partBroken);
  });
