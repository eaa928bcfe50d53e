import { noToast, toastStore } from '../runtime/overlays/toast-store';
import { useStore } from '../stores/use-store';
import { ToastRegion } from '../ui/toast';

/** Empties the model of a toast that nobody has replaced since; ids go on counting. */
function handleRemove(id: number) {
  if (toastStore.get().id === id) toastStore.set({ id, message: null });
}

/** The overlay after the routes (specification, section 2). */
export function Toaster() {
  const { id, message } = useStore(toastStore, noToast);
  return message && <ToastRegion id={id} message={message} onRemove={handleRemove} />;
}
