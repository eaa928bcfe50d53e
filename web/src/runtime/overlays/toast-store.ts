import { createStore } from '../../stores/create-store';

export interface ToastMessage {
  title: string;
  description: string;
  isDestructive?: boolean;
}

export interface ToastState {
  /** Counts up with each toast, so that the same text twice is two toasts. */
  id: number;
  message: ToastMessage | null;
}

export const noToast: ToastState = { id: 0, message: null };
export const toastStore = createStore<ToastState>(noToast);

/** Shows one toast; it replaces the one before (requirements, section 4). */
export function showToast(message: ToastMessage) {
  toastStore.set({ id: toastStore.get().id + 1, message });
}

/** Removes the toast from the page. */
export function hideToast() {
  toastStore.set({ ...toastStore.get(), message: null });
}
