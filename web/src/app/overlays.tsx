import { createRoot } from 'react-dom/client';
import { DiscoveryDialog } from '../features/contact-message/discovery-dialog';
import { FreeIntakeDialog } from '../features/free-intake/free-intake-dialog';
import { ReadinessChallengeDialog } from '../features/readiness-challenge/readiness-challenge-dialog';
import { rootOptions } from '../runtime/islands/error-boundary';
import { DialogHost, type Dialogs } from '../runtime/overlays/dialog-host';
import { noToast, toastStore } from '../runtime/overlays/toast-store';
import { useStore } from '../stores/use-store';
import { ToastRegion } from '../ui/toast';

/** Empties the store, unless a newer toast has replaced this one. The ids keep counting. */
function handleRemove(id: number) {
  if (toastStore.get().id === id) toastStore.set({ id, message: null });
}

/** The overlay after the routes (specification, section 2). */
function Toaster() {
  const { id, message } = useStore(toastStore, noToast);
  return message && <ToastRegion id={id} message={message} onRemove={handleRemove} />;
}

const dialogs: Dialogs = {
  'free-intake': FreeIntakeDialog,
  discovery: DiscoveryDialog,
  'readiness-challenge': ReadinessChallengeDialog,
};

/** The dialogs and the toasts of every page. */
export function Overlays() {
  return (
    <>
      <DialogHost dialogs={dialogs} />
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
