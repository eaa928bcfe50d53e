import { Suspense } from 'react';
import { noToast, toastStore } from '../stores/toast';
import { useStore } from '../stores/create-store';
import { lazyComponent } from '../ui/lazy-component';

export const toastRegion = lazyComponent(async () => (await import('../ui/toast')).ToastRegion);

/** The overlay after the routes (specification, section 2); its code comes with the first toast. */
export function Toaster() {
  const { id, message } = useStore(toastStore, noToast);
  if (!message) return null;
  void toastRegion.preload().catch(() => undefined);
  const ToastRegion = toastRegion.get();
  return (
    <Suspense fallback={null}>
      <ToastRegion key="toasts" id={id} message={message} />
    </Suspense>
  );
}
