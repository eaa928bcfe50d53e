import { css } from '@emotion/react';
import { Suspense } from 'react';
import { noToast, toastStore, type ToastMessage } from '../stores/toast';
import { useStore } from '../stores/create-store';
import { ErrorBoundary } from '../ui/error-boundary';
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
  const ToastRegion = toastRegion.get();
  return (
    <ErrorBoundary
      resetKey={`${id}`}
      fallback={<PlainNotice {...message} />}
      onError={toastRegion.forgetFailure}
    >
      <Suspense fallback={null}>
        <ToastRegion id={id} message={message} onRemove={handleRemove} />
      </Suspense>
    </ErrorBoundary>
  );
}

const notice = css({ position: 'fixed', zIndex: 80, inset: 'auto 12px 12px', padding: 16 });

/** For those who are offline since before the first toast: its texts, and nothing that needs code. */
function PlainNotice({ title, description }: ToastMessage) {
  return (
    <p role="alert" className="night" css={notice}>
      <b>{title}</b> {description}
    </p>
  );
}
