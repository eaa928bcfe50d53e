import { Suspense } from 'react';
import { noToast, toastStore } from '../stores/toast';
import { useStore } from '../stores/create-store';
import { lazyComponent } from '../ui/lazy-component';

const toastRegion = lazyComponent(async () => (await import('../ui/toast')).ToastRegion);

/** Empties the model of a toast that nobody has replaced since; ids go on counting. */
function handleRemove(id: number) {
  if (toastStore.get().id === id) toastStore.set({ id, message: null });
}

/** The overlay after the routes (specification, section 2); its code comes with the first toast. */
export function Toaster() {
  const { id, message } = useStore(toastStore, noToast);
  if (!message) return null;
  void toastRegion.preload().catch(() => undefined);
  const ToastRegion = toastRegion.get();
  return (
    <Suspense fallback={null}>
      <ToastRegion id={id} message={message} onRemove={handleRemove} />
    </Suspense>
  );
}
