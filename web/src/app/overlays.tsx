import { createRoot } from 'react-dom/client';
import { rootOptions } from '../runtime/islands/error-boundary';
import { DialogHost } from '../runtime/overlays/dialog-host';
import { noToast, toastStore } from '../runtime/overlays/toast-store';
import { useStore } from '../stores/use-store';
import { ToastRegion } from '../ui/toast';

/** Empties the model of a toast that nobody has replaced since; ids go on counting. */
function handleRemove(id: number) {
  if (toastStore.get().id === id) toastStore.set({ id, message: null });
}

/** The overlay after the routes (specification, section 2). */
function Toaster() {
  const { id, message } = useStore(toastStore, noToast);
  return message && <ToastRegion id={id} message={message} onRemove={handleRemove} />;
}

/** Dialogs and toasts, over whatever page is open. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <Toaster />
    </>
  );
}

let isRunning = false;

/** Runs them in a React root of their own, once a page. */
export function runOverlays() {
  if (isRunning) return;
  isRunning = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, rootOptions).render(<Overlays />);
}
