import { useEffect, useState } from 'react';
import { useStore } from '../stores/use-store';
import { noToast, toastStore } from '../runtime/overlays/toast-store';

/** Milliseconds. */
export const flashTime = 2_400;

/** True for a moment after each success toast: what it says has not happened. */
export function useFlash(): boolean {
  const { id, message } = useStore(toastStore, noToast);
  const [flashed, setFlashed] = useState(id);
  const isFlashing = message !== null && !message.isDestructive && id !== flashed;
  useEffect(() => {
    if (!isFlashing) return;
    const timer = setTimeout(() => setFlashed(id), flashTime);
    return () => clearTimeout(timer);
  }, [id, isFlashing]);
  return isFlashing;
}
